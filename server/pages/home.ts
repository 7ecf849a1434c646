import { readFactsOn } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { home as words } from '../../content/pages/home.ts';
import { leaveWith, listExamples } from '../../content/pages/leave-with.ts';
import type { ServiceText } from '../../content/pages/page-types.ts';
import { people } from '../../content/people.ts';
import { findService } from '../../content/services/index.ts';
import { findPerson } from '../../content/team.ts';
import { addMonths, formatMonthName, formatShortDay, toMonth } from '../../shared/dates.ts';
import { formatAddress, formatPrice } from '../../shared/format.ts';
import { formatHoursRow, listHours } from '../../shared/office/hours.ts';
import { homeLink } from '../../shared/page/page-frame.ts';
import type { HomeProps } from '../../shared/pages/home.tsx';
import { listKeyDates } from '../deadlines/key-dates.ts';
import { findNext, listChecked } from '../deadlines/occurrences.ts';
import { describeTurn } from '../figures/business-formation.tsx';
import { drawKeyDates } from '../figures/key-dates/draw-key-dates.tsx';
import { drawCoast } from '../maps/maps.ts';
import { describeOffice, describeWebsite } from '../structured-data/firm.ts';
import { describeQuestions } from '../structured-data/questions.ts';
import { describePreview, listTexts, type Passage, toPageText, toPassages, toTopText } from '../texts/page-texts.ts';
import type { PlainPage } from './page.ts';

/** The card of a service. */
const readCard = ({ title, text, from }: HomeProps['services'][number]): Passage => ({
  title,
  text: `${formatPrice(from)}. ${text}`,
});

/** The examples of the page that a visitor leaves with, on a day, each with whoever reads it. */
export function readExamples(day: string): HomeProps['leaveWith']['examples'] {
  const { due } = findNext('dr-15', day);
  const examples = listExamples({
    salesTax: { day: formatShortDay(due), month: formatMonthName(addMonths(toMonth(due), -1)) },
    householdReturn: formatShortDay(findNext('form-1040', day).due),
    election: formatShortDay(findNext('form-2553', day).due),
    electionPays: describeTurn(day).highlight.title,
    today: readFactsOn(day),
  });
  return examples.map(({ subject, ...example }) => {
    const { name, trade } = findPerson(subject);
    return { ...example, reader: `${name}, ${trade}` };
  });
}

/** The front page. */
export const homePage: PlainPage<'home'> = {
  ...homeLink,
  kind: 'home',
  load: ({ day, since, origin, getPhoto }) => {
    const { head, hero, stats, statsNote, proof, why, clients, local, questions, testimonial } = words;
    const items = listKeyDates(day);
    const services = words.services.cards.map(({ path, text, price }: ServiceText) => {
      const { title, icon, from } = findService(path);
      return { path, title, icon, text, from: price ?? from };
    });
    const drawing = drawKeyDates(day, items);
    const { eyebrow, heading, headingWithPhotos } = words.people;
    const portraits = people.map(({ name, role, desk, photo }) => {
      const shown = getPhoto(photo, 'portrait');
      return { name, role, desk, ...(shown && { photo: shown }) };
    });
    const examples = readExamples(day);
    const counts = stats.map(({ figure, label }) => `${figure} ${label}`);
    const where = [...listHours(firm.hours, day).map((row) => formatHoursRow(row)), formatAddress(firm.office), local.areas];
    return {
      head,
      props: {
        words,
        leaveWith: { words: leaveWith, examples },
        people: { eyebrow, heading: portraits.some(({ photo }) => photo) ? headingWithPhotos : heading, items: portraits },
        services,
        keyDates: { items, drawing },
        map: drawCoast(),
      },
      jsonLd: [...describeOffice(origin, since), ...describeWebsite(origin), ...describeQuestions(questions.items)],
      checked: listChecked([]),
      preview: describePreview(hero, 'The due dates of the coming year.'),
      texts: [
        ...listTexts(toTopText(hero, toPassages([proof.lead, proof.price, proof.offer, ...counts, statsNote])), [
          { kind: 'why-us', ...why },
          { kind: 'audience', ...clients },
          { kind: 'questions', ...questions },
          { kind: 'testimonial', ...testimonial },
        ]),
        toPageText(
          leaveWith,
          examples.flatMap(({ who, is, by, send, fee }) => {
            return [is, `${by.label} ${by.day} ${by.note}`, send, fee].map((text) => ({ title: who, text }));
          }),
        ),
        toPageText(
          words.people,
          people.map(({ name, role }) => ({ title: name, text: role })),
        ),
        toPageText(words.services, services.map(readCard)),
        toPageText(
          words.keyDates,
          items.map(({ due, title, note }) => ({ title: formatShortDay(due), text: `${title}: ${note}` })),
        ),
        toPageText(local, toPassages(where)),
      ],
    };
  },
};
