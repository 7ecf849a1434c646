import { ButtonLink, PhoneButton, PrintButton } from '../components/buttons.tsx';
import { Icon } from '../components/icon.tsx';
import { Ledger } from '../components/ledger.tsx';
import { ItemList, LinkList } from '../components/lists.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { Prose } from '../components/prose.tsx';
import { Text } from '../components/text.tsx';
import { formatShortDay } from '../dates.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { Chooser } from './deadlines/chooser.tsx';
import { Months } from './deadlines/months.tsx';
import { NextDate } from './deadlines/next-date.tsx';
import type { DeadlinesProps } from './deadlines/props.ts';

/** The dates for a calendar, as a subscription and as a file, with reminders and without, and on paper. */
function CalendarButtons({ words: { months }, choices, calendar }: DeadlinesProps) {
  // Only a visitor's own dates are worth a filled button.
  const isOwn = choices.some(({ chosen }) => chosen);
  return (
    <div className="actions">
      <ButtonLink label={months.subscribe} icon="calendar-plus" variant={isOwn && 'button-filled'} href={calendar.subscribe} />{' '}
      <ButtonLink label={months.google} icon="calendar-days" href={calendar.google} rel="noreferrer" />{' '}
      <ButtonLink label={months.download} icon="download" href={calendar.download} download="due-dates.ics" />{' '}
      <PrintButton label={months.print} /> <a href={calendar.alarm}>{months.alarm}</a>{' '}
      <a href={calendar.alarmFile} download="due-dates.ics">
        {months.alarmFile}
      </a>
    </div>
  );
}

/** The due dates of the taxpayer types that the visitor has chosen. */
export function DeadlinesPage(deadlines: DeadlinesProps) {
  const { words, choices, dates, yearEnd, numbers } = deadlines;
  const { hero, months, states, extensions, about, cta } = words;
  return (
    <>
      <PageHead hero={hero} isPlain>
        <Chooser words={words} choices={choices} dates={dates} />
      </PageHead>
      <NextDate words={words} dates={dates} />
      {yearEnd.length > 0 && (
        <PageSection background="paper" head={words.yearEnd}>
          <ItemList items={yearEnd} variant="cards cards-two" />
        </PageSection>
      )}
      <PageSection
        background="sand"
        head={{ ...months, eyebrow: dates.names || dates.period }}
        aside={dates.names && <ButtonLink label={states.change} href="#choose" />}
      >
        <p className="due-ledger-printed">{dates.names}</p>
        <Months words={words} dates={dates} />
        <CalendarButtons {...deadlines} />
      </PageSection>
      {dates.extensions.length > 0 && (
        <PageSection background="foam" head={extensions}>
          <ul className="due-extensions">
            {dates.extensions.map(({ title, from, to, by, who }) => (
              <li key={title}>
                <Text as="h3">{title}</Text>
                <p className="due-extensions-dates">
                  {formatShortDay(from)} <Icon name="arrow-right" /> {formatShortDay(to)}
                </p>
                <Text as="p">{by}</Text>
                <Text as="p">{who}</Text>
              </li>
            ))}
          </ul>
          <p>
            <strong>{extensions.strong}</strong> <Text>{extensions.text}</Text>
          </p>
        </PageSection>
      )}
      <PageSection background="sand" layout="split" head={{ ...numbers.head, eyebrow: `${numbers.year}` }}>
        <Ledger caption={numbers.head.heading} columns={numbers.columns} rows={numbers.rows} notes={[numbers.note]} />
      </PageSection>
      <PageSection background="paper" layout="split" head={about}>
        <div>
          <Prose paragraphs={about.paragraphs} />
          <div className="actions">
            <PhoneButton />
            <OpenNow />
          </div>
          <details className="due-sources">
            <summary>{about.sources.label}</summary>
            <LinkList links={about.sources.links} />
          </details>
        </div>
      </PageSection>
      <CallToAction cta={cta} />
    </>
  );
}
