import { pageRules } from '../../content/deadlines/page-rules.ts';
import type { Who } from '../../content/deadlines/types.ts';
import { whoEntries } from '../../content/deadlines/who.ts';
import { deadlines } from '../../content/deadlines.ts';
import { Horizon } from '../components/horizon.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { Prose } from '../components/prose.tsx';
import { readWho, writeWho } from '../deadlines/query.ts';
import { findNextDates, listDueMonths, listExtensions } from '../deadlines/upcoming.ts';
import { formatMonth } from '../format.ts';
import { usePage } from '../page-context.ts';
import type { View } from '../route.ts';
import { BelowHead } from '../sections/below-head.tsx';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { CalendarButtons } from './deadlines/calendar-buttons.tsx';
import { Chooser } from './deadlines/chooser.tsx';
import { Extensions } from './deadlines/extensions.tsx';
import { Months } from './deadlines/months.tsx';
import { NextDate } from './deadlines/next-date.tsx';

const { hero, months, extensions, about, closing } = deadlines;

function About() {
  return (
    <PageSection background="paper" layout="split" eyebrow={about.eyebrow} heading={about.heading}>
      <div>
        <Prose paragraphs={about.paragraphs} />
        <div className="actions">
          <PhoneButton primary />
          <OpenNow />
        </div>
        <details className="due-sources">
          <summary>{about.sources.label}</summary>
          <ul>
            {about.sources.links.map(({ label, href }) => (
              <li key={label}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </PageSection>
  );
}

/** The dates of a visitor: the next ones, those of a year, and the extensions. */
function Dates({ who }: { who: Who[] }) {
  const { day } = usePage();
  const coming = listDueMonths(pageRules, who, day);
  const longer = listExtensions(pageRules, who, day);
  const [first = '', last = ''] = [coming[0]?.month, coming.at(-1)?.month];
  const names = whoEntries.filter(({ slug }) => who.includes(slug)).map(({ label }) => label);
  return (
    <>
      <NextDate day={day} dates={findNextDates(pageRules, who, day, 4)} />
      <PageSection
        background="sand"
        eyebrow={`${formatMonth(`${first}-01`)} to ${formatMonth(`${last}-01`)}`}
        heading={months.heading}
        intro={months.intro}
        aside={<CalendarButtons who={who} />}
      >
        <p className="due-ledger-printed">{names.join(', ')}</p>
        <Months months={coming} who={who} />
      </PageSection>
      {longer.length > 0 && (
        <PageSection background="foam" eyebrow={extensions.eyebrow} heading={extensions.heading}>
          <Extensions extensions={longer} />
          <p>
            <strong>{extensions.strong}</strong> {extensions.text}
          </p>
        </PageSection>
      )}
    </>
  );
}

function Page({ query }: { query: string }) {
  const who = readWho(new URLSearchParams(query));
  return (
    <>
      <div className="page-head background-sky">
        <div className="wrap">
          <Breadcrumbs />
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 tabIndex={-1}>{hero.heading}</h1>
          <p className="lede">{hero.lede}</p>
          <Chooser who={who} />
        </div>
      </div>
      <Horizon variant="strip" />
      <BelowHead>
        <Dates who={who} />
        <About />
        <CallToAction closing={closing} />
      </BelowHead>
    </>
  );
}

export const view: View = {
  head: deadlines.head,
  heading: hero.heading,
  words: deadlines,
  Page,
  readQuery: (query) => writeWho(readWho(query)),
};
