import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from '../../content/blog/index.ts';
import { readFactsOn } from '../../content/facts.ts';
import { parseArticle } from '../../server/articles/parse-article.ts';
import { getText } from '../../shared/tree.ts';
import type { copyProject } from '../project-copy.ts';

type Project = ReturnType<typeof copyProject>;

/** Numbers from 0 to 1 that look like chance and are the same in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const today = readFactsOn('2026-11-23');

/** The words of the articles that there are. */
const words = articles
  .flatMap(({ body }) => (body ? [getText(parseArticle(body(today).content))] : []))
  .flatMap((text) => text.toLowerCase().split(/\s+/))
  .filter((word) => /^[a-z]{2,}$/.test(word));

/** Sentences of words that the articles use, as often as they do. */
function createWriter(seed: number) {
  const random = createRandom(seed);
  const word = () => words[Math.floor(random() * words.length)] ?? '';
  const phrase = (length: number) => Array.from({ length }, word).join(' ');
  const sentence = () => `The ${phrase(12 + Math.floor(random() * 8))}.`;
  const paragraph = () => `<p>${Array.from({ length: 4 }, sentence).join(' ')}</p>`;
  return { phrase, paragraph };
}

/** A news item: a paragraph, without a heading and without a figure. */
function writeNews(): string {
  const head = {
    title: 'Closed on Friday',
    description: 'Our office is closed on Friday afternoon. Calls are returned on Monday morning, as usual.',
  };
  return `import type { ArticleBody } from '../types.ts';

export const body = (): ArticleBody => ({ head: ${JSON.stringify(head)}, content: '<p>Our office is closed on Friday.</p>' });
`;
}

/** An article of some 1,300 words in seven sections. */
function writeArticle(number: number): string {
  const { phrase, paragraph } = createWriter(number);
  const sections = Array.from({ length: 7 }, () => `<h2>The ${phrase(4)}</h2>\n${paragraph()}\n${paragraph()}\n${paragraph()}`);
  const head = {
    title: `Question ${number}`,
    description: `Answer ${number} of a list of answers that is long: ${phrase(8)}.`.padEnd(80, '.'),
  };
  return `import type { ArticleBody, Today } from '../types.ts';

const content = (today: Today) => \`
${paragraph()}
${sections.join('\n')}
<p>The last word of article ${number} leads to <a href="/services/tax-planning">tax planning</a>.</p>
\`;

export const body = (today: Today): ArticleBody => ({ head: ${JSON.stringify(head)}, content: content(today) });
`;
}

/** Adds articles to a copy of the project, one a day from January 2, 2024 on. The first of them is a news item. */
export function addArticles({ folder, edit }: Project, count: number): void {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const toDate = (number: number) => new Date(Date.UTC(2024, 0, 1 + number)).toISOString().slice(0, 10);
  const entries = numbers.map((number) => {
    const { phrase } = createWriter(-number);
    return `  {
    slug: 'question-${number}',
    title: 'Question ${number}: the ${phrase(3)}',
    excerpt: 'Answer ${number} in short: ${phrase(14)}.',
    category: 'Sales Tax',
    date: '${toDate(number)}',
    subject: 'companies',
    readTime: 7,
    relatedServices: ['/services/tax-planning'],
    body: body${number},
  },`;
  });
  const previews = join(folder, 'client/static/og');
  for (const number of numbers) {
    writeFileSync(join(folder, `content/blog/question-${number}.ts`), number === 1 ? writeNews() : writeArticle(number));
    copyFileSync(join(previews, 'blog.png'), join(previews, `blog-question-${number}.png`));
  }
  const imports = numbers.map((number) => `import { body as body${number} } from './question-${number}.ts';`);
  edit('content/blog/index.ts', 'import type { ServicePath }', `${imports.join('\n')}\nimport type { ServicePath }`);
  edit('content/blog/index.ts', '\n];', `\n${entries.join('\n')}\n];`);
}

/** Adds services to a copy of the project: that of accounting under other names, on a page of its own each. */
export function addServices({ edit }: Project, count: number): void {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const list = numbers.map((number) => {
    const { phrase } = createWriter(-number);
    return `  {
    title: 'Service ${number}',
    path: '/services/service-${number}',
    description: 'What service ${number} is: ${phrase(9)}.',
    icon: 'calculator',
    from: startOf(prices.statements),
    related: ['/services/bookkeeping-services', '/services/quickbooks-support', '/services/business-advisory'],
    body: accounting,
  },`;
  });
  edit('content/services/index.ts', '\n]);', `\n${list.join('\n')}\n]);`);
  const figures = numbers.map((number) => `  '/services/service-${number}': accounting,`);
  edit(
    'server/figures/figures.tsx',
    "  '/services/accounting': accounting,",
    `  '/services/accounting': accounting,\n${figures.join('\n')}`,
  );
}
