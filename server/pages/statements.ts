import { accessibility } from '../../content/pages/accessibility.ts';
import type { StatementContent } from '../../content/pages/page-types.ts';
import { privacy } from '../../content/pages/privacy.ts';
import type { PageLink } from '../../shared/page/page-frame.ts';
import { describeOffice } from '../structured-data/firm.ts';
import { describePreview, listTexts, toTopText } from '../texts/page-texts.ts';
import type { Page } from './page.ts';

function toStatementPage(link: PageLink, words: StatementContent): Page<'statement'> {
  const { head, hero, sections } = words;
  return {
    ...link,
    kind: 'statement',
    load: ({ origin }) => ({
      head,
      props: words,
      jsonLd: describeOffice(origin),
      preview: describePreview(hero),
      texts: listTexts(toTopText(hero), sections),
    }),
  };
}

/** The pages that state how something is done. */
export const statementPages: Page<'statement'>[] = [
  toStatementPage({ path: '/privacy', name: 'Privacy' }, privacy),
  toStatementPage({ path: '/accessibility', name: 'Accessibility' }, accessibility),
];
