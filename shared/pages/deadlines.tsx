import { PhoneButton } from '../components/buttons.tsx';
import { LinkList } from '../components/lists.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { Prose } from '../components/prose.tsx';
import { Text } from '../components/text.tsx';
import type { PageKinds } from '../page-data.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { CalendarButtons } from './deadlines/calendar-buttons.tsx';
import { Chooser } from './deadlines/chooser.tsx';
import { Extensions } from './deadlines/extensions.tsx';
import { Months } from './deadlines/months.tsx';
import { NextDate } from './deadlines/next-date.tsx';

type Deadlines = PageKinds['deadlines'];

function About({ words: { about } }: Pick<Deadlines, 'words'>) {
  return (
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
  );
}

/** The dates of a visitor: the next ones, those of a year, and the extensions. */
function Dates({ words, choices, dates, calendar }: Deadlines) {
  const { months, extensions } = words;
  return (
    <>
      <NextDate words={words} dates={dates} />
      <PageSection
        background="sand"
        head={{ ...months, eyebrow: dates.period }}
        aside={<CalendarButtons words={months} calendar={calendar} isOwn={choices.some(({ chosen }) => chosen)} />}
      >
        <p className="due-ledger-printed">{dates.names}</p>
        <Months words={words} dates={dates} />
      </PageSection>
      {dates.extensions.length > 0 && (
        <PageSection background="foam" head={extensions}>
          <Extensions extensions={dates.extensions} />
          <p>
            <strong>{extensions.strong}</strong> <Text>{extensions.text}</Text>
          </p>
        </PageSection>
      )}
    </>
  );
}

/** What is due, and when, for the kinds of people that the visitor has chosen. */
export function DeadlinesPage(deadlines: Deadlines) {
  const { words, choices } = deadlines;
  const { hero, closing } = words;
  return (
    <>
      <PageHead hero={hero}>
        <Chooser words={words} choices={choices} dates={deadlines.dates} />
      </PageHead>
      <Dates {...deadlines} />
      <About words={words} />
      <CallToAction closing={closing} />
    </>
  );
}
