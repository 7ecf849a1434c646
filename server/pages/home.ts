import { firm } from '../../content/firm.ts';
import { home as words } from '../../content/pages/home.ts';
import type { ServiceText } from '../../content/pages/page-types.ts';
import { people } from '../../content/people.ts';
import { findService } from '../../content/services/index.ts';
import { formatShortDay } from '../../shared/dates.ts';
import { formatAddress, formatPrice } from '../../shared/format.ts';
import { formatHoursRow, listHours } from '../../shared/office/hours.ts';
import { homeLink } from '../../shared/page/page-frame.ts';
import type { HomeProps } from '../../shared/pages/home.tsx';
import { listKeyDates } from '../deadlines/key-dates.ts';
import { listChecked } from '../deadlines/occurrences.ts';
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
    const portraits = people.map(({ name, role, desk, photo }) => {
      const shown = getPhoto(photo, 'portrait');
      return { name, role, desk, ...(shown && { photo: shown }) };
    });
    const counts = stats.map(({ figure, label }) => `${figure} ${label}`);
    const where = [...listHours(firm.hours, day).map((row) => formatHoursRow(row)), formatAddress(firm.office), local.areas];
    return {
      head,
      props: { words, people: portraits, services, keyDates: { items, drawing }, map: drawCoast() },
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
