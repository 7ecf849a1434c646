import { describe, expect, test } from 'vitest';
import { parseArticle } from '../../server/bundle/parse-article.ts';

const isPage = (path: string) => path === '/contact';

describe('an article is checked when it is built', () => {
  test('and becomes a tree with ids on its headings', () => {
    const nodes = parseArticle(
      '<p>See <a href="/contact">us</a>.</p><h2>2. How often you file</h2><ul> <li>Monthly</li></ul>',
      isPage,
    );
    expect(nodes).toEqual([
      ['p', {}, ['See ', ['a', { href: '/contact' }, ['us']], '.']],
      ['h2', { id: 'how-often-you-file' }, ['2. How often you file']],
      ['ul', {}, [['li', {}, ['Monthly']]]],
    ]);
  });

  test('and a table knows whether its last column is of amounts', () => {
    const table = (last: string) =>
      parseArticle(
        `<table><tbody><tr><th>Tax</th><td><strong>$1,000</strong></td></tr><tr><th>Sum</th><td>${last}</td></tr></tbody></table>`,
        isPage,
      )[0]?.[1];
    expect(table('$84')).toEqual({ 'data-ends-in': 'amounts' });
    expect(table('the form itself')).toEqual({});
  });

  test.each([
    ['<p onclick="x()">a</p>', '<p onclick> is not allowed'],
    ['<p style="color:red">a</p>', '<p style> is not allowed'],
    ['<script>x()</script>', '<script> is not allowed'],
    ['<img src="/a.png">', '<img> is not allowed'],
    ['<h1>Title</h1>', '<h1> is not allowed'],
    ['<h3>Too deep</h3>', '<h3> follows a level 1 heading'],
    ['<p><a href="/nowhere">a</a></p>', 'link to /nowhere, which is not a page'],
    ['<p><a href="javascript:x()">a</a></p>', 'link to javascript:x(), which is not a page'],
    ['<!-- note -->', '#comment is not allowed'],
    ['<p>a</i></p>', 'not closed or nested properly'],
    ['<ul><li>a</ul>', 'not closed or nested properly'],
  ])('%s fails: %s', (html, message) => {
    expect(() => parseArticle(html, isPage)).toThrow(message);
  });
});
