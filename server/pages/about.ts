import { about as words } from '../../content/pages/about.ts';
import type { Person } from '../../content/types.ts';
import { formatLicense } from '../../shared/format.ts';
import { describeOffice } from '../structured-data/firm.ts';
import { describePreview, type Passage, toPageText, toPassage, toPassages, toTopText } from '../texts/page-texts.ts';
import type { Page } from './page.ts';

function readPerson({ name, role, license, education, biography, lines, ask }: Person): Passage[] {
  const said = [
    role,
    formatLicense(license),
    education,
    ...biography,
    ...lines.map(({ label, text }) => `${label}: ${text}`),
    ask,
  ];
  return said.map((text) => ({ title: name, text }));
}

/** The firm and its people. */
export const aboutPage: Page<'about'> = {
  path: '/about',
  name: 'About',
  kind: 'about',
  load: ({ origin, getPhoto }) => {
    const { head, hero, stats, statsNote, counts, mission, values, team } = words;
    const portraits = Object.fromEntries(
      team.items.flatMap(({ name, photo }) => {
        const shown = getPhoto(photo, 'portrait');
        return shown ? [[name, shown]] : [];
      }),
    );
    return {
      head,
      props: { words, portraits },
      jsonLd: describeOffice(origin),
      preview: describePreview(hero),
      texts: [
        toTopText(hero),
        toPageText(team, [
          ...team.items.flatMap(readPerson),
          ...stats.map(({ figure, label }) => ({ title: label, text: figure })),
          ...toPassages([statsNote]),
        ]),
        toPageText(mission, toPassages(mission.paragraphs)),
        toPageText(values, values.items.map(toPassage)),
        toPageText(counts, [
          ...counts.stats.map(({ figure, label }) => ({ title: label, text: figure })),
          ...toPassages([counts.note]),
        ]),
      ],
    };
  },
};
