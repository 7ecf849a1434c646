import { describe, expect, test } from 'vitest';
import { type Article, articles } from '../../content/blog/index.ts';
import { writeFeed } from '../../server/feeds/feed.xml.ts';
import { articleFigures } from '../../server/figures/figures.tsx';
import { formatDate } from '../../shared/dates.ts';
import { day, today, wordsOf } from '../words.ts';

type Written = Article & Required<Pick<Article, 'body'>>;
const written = articles.filter((article): article is Written => article.body !== undefined);

/** The HTML of an article as it is written. */
const htmlOf = ({ body }: Written) => body(today).content;

/** Whether an article is short: a news item, which has no figure. */
const isNews = ({ slug, body }: Article) => body !== undefined && !articleFigures[slug];
const long = articles.filter((article) => !isNews(article));

test('there are six articles or more, three of them written, that take five to twelve minutes to read', () => {
  expect(long.length).toBeGreaterThanOrEqual(6);
  expect(long.filter(({ body }) => body).length).toBeGreaterThanOrEqual(3);
  for (const { slug, readTime } of long) expect(readTime >= 5 && readTime <= 12, slug).toBe(true);
});

describe.each(written)('$slug', (article) => {
  test('has 1,100 to 1,800 words, or fewer if it is news, and the read time says how long they take', () => {
    const words = wordsOf(htmlOf(article)).length;
    if (!isNews(article)) expect(words).toBeGreaterThanOrEqual(1100);
    expect(words).toBeLessThanOrEqual(1800);
    expect(article.readTime).toBe(Math.ceil(words / 200));
  });

  test('once it has been revised, says above its first section what has changed since it was written', () => {
    const { date, updated } = article;
    if (!updated) return;
    expect(updated > date).toBe(true);
    const [month, , year] = formatDate(date).split(/,? /);
    const heading = `<p><strong>What has changed since ${month} ${year}</strong></p>`;
    expect(htmlOf(article).replace(/\s*\n\s*/g, '')).toMatch(new RegExp(`^(?:(?!<h2>).)*<aside>${heading}<ul>`));
  });
});

test('the feed has each article in full, as HTML that any reader knows: nothing of React, of classes or of tokens', () => {
  const feed = writeFeed('https://www.example.com', day, today);
  const entries = [...feed.matchAll(/<content type="html"><!\[CDATA\[(.*?)\]\]><\/content>/gs)].map(([, html = '']) => html);
  expect(entries.map(wordsOf)).toEqual(written.map(htmlOf).map(wordsOf));
  const known = /^(p|h[23]|[uo]l|li|table|caption|thead|tbody|tr|t[hd]|strong|em|blockquote|aside|a)$/;
  for (const html of entries) {
    for (const [, name] of html.matchAll(/<([\w-]+)/g)) expect(name).toMatch(known);
    for (const [attribute] of html.matchAll(/ [\w-]+="[^"]*"/g)) expect(attribute).toMatch(/^ (href="https:|scope="(col|row)"$)/);
  }
});
