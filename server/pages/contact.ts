import { firm } from '../../content/firm.ts';
import { contact } from '../../content/pages/contact.ts';
import { search } from '../../content/pages/search.ts';
import { formatAddress } from '../../shared/format.ts';
import { formatHoursRow, listHours } from '../../shared/office/hours.ts';
import { drawCoast } from '../maps/maps.ts';
import { describeOffice } from '../structured-data/firm.ts';
import { describePreview, toPageText, toPassage, toPassages, toTopText } from '../texts/page-texts.ts';
import type { Page } from './page.ts';

/** The page about ways to reach the firm. */
export const contactPage: Page<'contact'> = {
  path: '/contact',
  name: 'Contact',
  kind: 'contact',
  load: ({ origin, day, since }) => {
    const { head, hero, call, write, terms, fee, steps, prepare, talk, papers } = contact;
    const letter = `${write.before} ${firm.email}. ${write.promise} ${write.never}`;
    const consultation = [
      ...terms.map(({ term, value, detail }) => ({ title: term, text: `${value}. ${detail}.` })),
      { title: fee.term, text: fee.value },
    ];
    const hours = [...listHours(firm.hours, day).map((row) => formatHoursRow(row)), formatAddress(firm.office)];
    return {
      head,
      props: { ...contact, map: drawCoast() },
      jsonLd: describeOffice(origin, since),
      preview: describePreview(hero),
      texts: [
        toTopText(hero, [...toPassages([firm.phone, call.otherwise, letter, write.say]), ...consultation]),
        toPageText(steps, steps.items.map(toPassage)),
        toPageText(prepare, prepare.items.map(toPassage)),
        toPageText(talk, toPassages(talk.items)),
        toPageText(papers, [...papers.items.map(toPassage), ...toPassages([`${papers.never} ${papers.warning}`])]),
        toPageText(search.hours, toPassages(hours)),
      ],
    };
  },
};
