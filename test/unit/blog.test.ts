import { describe, expect, test } from 'vitest';
import { type Article, articles } from '../../content/blog/index.ts';
import { parseArticle } from '../../server/articles/parse-article.ts';
import { writeFeed } from '../../server/feeds/feed.xml.ts';
import { formatDate } from '../../shared/format.ts';
import { today, wordsOf } from '../words.ts';

type Written = Article & Required<Pick<Article, 'body'>>;
const written = articles.filter((article): article is Written => article.body !== undefined);

/** The HTML of an article as it is written. */
const htmlOf = ({ body }: Written) => body(today).content;

describe('the blog', () => {
  test('lists its articles in the order in which they were written, newest first', () => {
    expect(articles.length).toBeGreaterThanOrEqual(6);
    expect(written.length).toBeGreaterThanOrEqual(3);
    expect(articles.map(({ date }) => date)).toEqual([...articles.map(({ date }) => date)].sort().reverse());
  });

  test('gives read times of five to twelve minutes', () => {
    for (const { slug, readTime } of articles) expect(readTime >= 5 && readTime <= 12, slug).toBe(true);
  });
});

describe.each(written)('$slug', (article) => {
  test('has 1,100 to 1,800 words, and the read time says how long they take', () => {
    const words = wordsOf(htmlOf(article)).length;
    expect(words).toBeGreaterThanOrEqual(1100);
    expect(words).toBeLessThanOrEqual(1800);
    expect(article.readTime).toBe(Math.ceil(words / 200));
  });

  test('once it has been revised, says at its top what has changed since it was written', () => {
    const { date, updated } = article;
    if (!updated) return;
    expect(updated > date).toBe(true);
    const [month, , year] = formatDate(date).split(/,? /);
    const heading = `<p><strong>What has changed since ${month} ${year}</strong></p>`;
    expect(htmlOf(article).replace(/\s*\n\s*/g, '')).toMatch(new RegExp(`^<aside>${heading}<ul>`));
  });

  test('has a table, a list, links to our pages and headings for a table of contents', () => {
    const content = htmlOf(article);
    expect(content).toMatch(/<table>\s*<caption>/);
    expect(content).toMatch(/<[uo]l>/);
    expect((content.match(/<a href="\//g) ?? []).length).toBeGreaterThanOrEqual(3);
    const ids = parseArticle(content).flatMap((node) => (node[0] === 'h2' ? [JSON.stringify(node[1])] : []));
    expect(ids.length).toBeGreaterThanOrEqual(4);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const money = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;
const alone = 100_000 * 0.9235 * 0.153;

// What they come to is in figures-articles.test.ts, line by line.
test.each([
  [
    'florida-sales-tax-restaurants-guide',
    ['0.5% to 2.5%', '6.5% to 8.5%', 'more than $1,000', '$200 to $1,000', 'less than $200', 'three years'],
  ],
  ['small-business-tax-mistakes-boca-raton', [money(alone), money(alone - 60_000 * 0.153), '15–30%']],
  [
    'estate-planning-tips-south-florida-retirees',
    [...[210_000, 10_000, 200_000].map((gain) => money(gain * 0.15)), '$15 million for deaths in 2026 ($13.61 million in 2024)'],
  ],
])('the worked example of %s has %j', (slug, figures) => {
  const article = written.find((candidate) => candidate.slug === slug);
  for (const figure of figures) expect(article && htmlOf(article)).toContain(figure);
});

describe('the feed', () => {
  test('has each article in full, as HTML that any reader knows: nothing of React, of classes or of tokens', () => {
    const feed = writeFeed('https://www.example.com', today);
    const entries = [...feed.matchAll(/<content type="html"><!\[CDATA\[(.*?)\]\]><\/content>/gs)].map(([, html = '']) => html);
    expect(entries).toHaveLength(written.length);
    for (const [index, html] of entries.entries()) {
      const own = written[index] ? htmlOf(written[index]) : '';
      expect(wordsOf(html)).toEqual(wordsOf(own));
      const kept = own.replaceAll('href="/', 'href="https://www.example.com/').match(/ (href|scope)="[^"]*"/g);
      expect(html.match(/ [\w-]+="[^"]*"/g)).toEqual(kept);
      expect(html).not.toMatch(/className|tabIndex|no-wrap|<(?:span|section|div)\b| (?:class|style|id|aria-\w+|data-[\w-]+)=/);
      const known = /^(p|h[23]|[uo]l|li|table|caption|thead|tbody|tr|t[hd]|strong|em|blockquote|aside|a)$/;
      for (const [, name] of html.matchAll(/<([\w-]+)/g)) expect(name).toMatch(known);
    }
  });
});
