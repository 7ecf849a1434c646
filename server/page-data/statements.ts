import { accessibility } from '../../content/accessibility.ts';
import type { StatementContent } from '../../content/page-types.ts';
import { privacy } from '../../content/privacy.ts';
import type { PageLink } from '../../shared/page-data.ts';
import type { Page } from './page.ts';

function toStatementPage(link: PageLink, words: StatementContent): Page<'statement'> {
  return {
    ...link,
    kind: 'statement',
    read: () => ({ head: words.head, heading: words.hero.heading, words }),
    show: () => words,
  };
}

/** The pages that state how something is done. */
export const statementPages: Page<'statement'>[] = [
  toStatementPage({ path: '/privacy', name: 'Privacy' }, privacy),
  toStatementPage({ path: '/accessibility', name: 'Accessibility' }, accessibility),
];
