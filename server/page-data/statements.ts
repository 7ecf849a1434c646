import { accessibility } from '../../content/accessibility.ts';
import type { StatementContent } from '../../content/page-types.ts';
import { privacy } from '../../content/privacy.ts';
import type { PageLink } from '../../shared/page-data.ts';
import { describeOffice } from '../structured-data/firm.ts';
import type { Page } from './page.ts';

function toStatementPage(link: PageLink, words: StatementContent): Page {
  return {
    ...link,
    status: 200,
    kind: 'page',
    file: `content${link.path}.ts`,
    read: () => ({ head: words.head, heading: words.hero.heading, words }),
    show: () => ({ kind: 'statement', data: words }),
    describe: ({ origin }) => describeOffice(origin),
  };
}

/** The pages that state how something is done. */
export const statementPages: Page[] = [
  toStatementPage({ path: '/privacy', name: 'Privacy' }, privacy),
  toStatementPage({ path: '/accessibility', name: 'Accessibility' }, accessibility),
];
