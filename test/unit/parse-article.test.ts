import { describe, expect, test } from 'vitest';
import { parseArticle } from '../../server/articles/parse-article.ts';

describe('an article is checked when it is read', () => {
  test('and becomes a tree with ids on its headings', () => {
    const nodes = parseArticle('<p>See <a href="/contact">us</a>.</p><h2>2. How often you file</h2><ul> <li>Monthly</li></ul>');
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
      )[0]?.[1];
    expect(table('$84')).toEqual({ 'data-ends-in': 'amounts' });
    expect(table('the form itself')).toEqual({});
  });

  const inTable = (inner: string) => `<table><tbody><tr>${inner}</tr></tbody></table>`;

  test.each([
    ['p', '<p class="x">a</p>'],
    ['h2', '<h2 class="x">a</h2>'],
    ['h3', '<h2>a</h2><h3 class="x">a</h3>'],
    ['ul', '<ul class="x"><li>a</li></ul>'],
    ['ol', '<ol class="x"><li>a</li></ol>'],
    ['li', '<ul><li class="x">a</li></ul>'],
    ['table', '<table class="x"><tbody><tr><td>a</td></tr></tbody></table>'],
    ['caption', '<table><caption class="x">a</caption><tbody><tr><td>a</td></tr></tbody></table>'],
    ['thead', '<table><thead class="x"><tr><th>a</th></tr></thead></table>'],
    ['tbody', '<table><tbody class="x"><tr><td>a</td></tr></tbody></table>'],
    ['tr', '<table><tbody><tr class="x"><td>a</td></tr></tbody></table>'],
    ['th', inTable('<th class="x">a</th>')],
    ['td', inTable('<td class="x">a</td>')],
    ['strong', '<p><strong class="x">a</strong></p>'],
    ['em', '<p><em class="x">a</em></p>'],
    ['a', '<p><a href="/contact" class="x">a</a></p>'],
    ['blockquote', '<blockquote class="x">a</blockquote>'],
    ['aside', '<aside class="x">a</aside>'],
  ])('%s takes no class', (name, html) => {
    expect(() => parseArticle(html.replace(' class="x"', ''))).not.toThrow();
    expect(() => parseArticle(html)).toThrow(`<${name} class> is not allowed`);
    expect(() => parseArticle(html.replace('class="x"', 'Stryker was here=""'))).toThrow();
  });

  test('keeps the scope of a table head and drops the white space between parts, not that in a text', () => {
    const html =
      ' <table> <caption>c</caption> <thead> <tr> <th scope="col">a</th> </tr> </thead> <tbody> <tr> <td>b</td> </tr> </tbody> </table> <ol> <li>x <em>y</em> z</li> </ol> ';
    expect(parseArticle(html)).toEqual([
      [
        'table',
        {},
        [
          ['caption', {}, ['c']],
          ['thead', {}, [['tr', {}, [['th', { scope: 'col' }, ['a']]]]]],
          ['tbody', {}, [['tr', {}, [['td', {}, ['b']]]]]],
        ],
      ],
      ['ol', {}, [['li', {}, ['x ', ['em', {}, ['y']], ' z']]]],
    ]);
  });

  test.each([
    ['3. How often, exactly?', 'how-often-exactly'],
    ['Form DR-15 -- and <em>when</em>', 'form-dr-15-and-when'],
    ['The 20th', 'the-20th'],
  ])('a heading "%s" has the id %s', (heading, id) => {
    expect(parseArticle(`<h2>${heading}</h2>`)[0]?.[1]).toEqual({ id });
  });

  test('headings may go up any number of levels and down by one', () => {
    const levels = '<h2>a</h2><h3>b</h3><h2>c</h2><h3>d</h3><h3>e</h3>';
    expect(parseArticle(levels).map((node) => node[0])).toEqual(['h2', 'h3', 'h2', 'h3', 'h3']);
  });

  test.each([
    ['<tr><td>$1,000</td></tr>', true],
    ['<tr><td>from $1,000</td></tr>', false],
    ['<tr><td>$1,000 a year</td></tr>', false],
    ['<tr><td>$5</td><td>five</td></tr>', false],
    ['<tr><td>five</td><td>$5</td></tr>', true],
    ['<tr><td>$5</td></tr><tr><td>six</td></tr>', false],
  ])('a table with the rows %s ends in amounts: %s', (rows, expected) => {
    const head = '<thead><tr><th>Sum</th></tr></thead>';
    const [table] = parseArticle(`<table>${head}<tbody>${rows}</tbody></table>`);
    expect(table?.[1]).toEqual(expected ? { 'data-ends-in': 'amounts' } : {});
  });

  test.each([
    ['<p>one</p>\n<p>two</p>\n<p>three', 3],
    ['<p>one</i></p>\n<p>two</p>', 1],
    ['<p>one</p>\n<ul><li>two</ul>\n<p>three</p>', 2],
  ])('markup that is not closed is found: %j, line %i', (html, line) => {
    expect(() => parseArticle(html)).toThrow(`at or before line ${line} of the HTML`);
  });

  test.each([
    ['<p onclick="x()">a</p>', '<p onclick> is not allowed'],
    ['<p style="color:red">a</p>', '<p style> is not allowed'],
    ['<script>x()</script>', '<script> is not allowed'],
    ['<img src="/a.png">', '<img> is not allowed'],
    ['<h1>Title</h1>', '<h1> is not allowed'],
    ['<h3>Too deep</h3>', '<h3> follows a level 1 heading'],
    ['<p><a href="https://x.example">a</a></p>', 'link to https://x.example, which is not a page'],
    ['<p><a href="javascript:x()">a</a></p>', 'link to javascript:x(), which is not a page'],
    ['<!-- note -->', '#comment is not allowed'],
    ['<p><a>a</a></p>', 'link to undefined, which is not a page'],
    ['<h2>a</h2><h4>b</h4>', '<h4> is not allowed'],
    ['<p>a</i></p>', 'not closed or nested properly'],
    ['<ul><li>a</ul>', 'not closed or nested properly'],
  ])('%s fails: %s', (html, message) => {
    expect(() => parseArticle(html)).toThrow(message);
  });
});
