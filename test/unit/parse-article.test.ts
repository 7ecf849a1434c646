import { describe, expect, test } from 'vitest';
import { articles } from '../../content/blog/index.ts';
import { parseArticle } from '../../server/articles/parse-article.ts';
import { writeFeed } from '../../server/feeds/feed.xml.ts';
import { day, today } from '../words.ts';

describe('an article is checked when it is read', () => {
  test('and becomes a tree with ids on its headings', () => {
    const nodes = parseArticle('<p>See <a href="/contact">us</a>.</p><h2>2. How often you file</h2><ul> <li>Monthly</li></ul>');
    expect(nodes).toEqual([
      ['p', {}, ['See ', ['a', { href: '/contact' }, ['us']], '.']],
      ['h2', { id: 'how-often-you-file' }, ['2. How often you file']],
      ['ul', {}, [['li', {}, ['Monthly']]]],
    ]);
  });

  const every = `<h2>a</h2><h3>b</h3><p><strong>c</strong> <em>d</em> <a href="/contact">e</a></p><ul><li>f</li></ul><ol><li>g</li></ol>
<table><caption>h</caption><thead><tr><th>i</th></tr></thead><tbody><tr><td>j</td></tr></tbody></table><blockquote>k</blockquote><aside>l</aside>`;

  test.each('p h2 h3 ul ol li table caption thead tbody tr th td strong em a blockquote aside'.split(' '))(
    '<%s> may stand in it, without a class',
    (name) => {
      expect(JSON.stringify(parseArticle(every))).toContain(`["${name}",`);
      const dressed = every.replace(new RegExp(`<${name}(?=[ >])`), `<${name} class="x"`);
      expect(() => parseArticle(dressed)).toThrow(`<${name} class> is not allowed`);
    },
  );

  test('may link to other sites', () => {
    const href = 'https://www.irs.gov/refunds?a=1#top';
    expect(parseArticle(`<p><a href="${href}">Refunds</a></p>`)).toEqual([['p', {}, [['a', { href }, ['Refunds']]]]]);
  });

  test('keeps the scope of a table head and drops the white space between parts, not that in a text', () => {
    const table = ' <table> <thead> <tr> <th scope="col"> a</th> </tr> </thead> <tbody> <tr> <td> </td> </tr> </tbody> </table>';
    const head = ['thead', {}, [['tr', {}, [['th', { scope: 'col' }, [' a']]]]]];
    const rows = ['tbody', {}, [['tr', {}, [['td', {}, [' ']]]]]];
    expect(parseArticle(`${table}<ol> <li>x <em>y</em> z</li> </ol> `)).toEqual([
      ['table', {}, [head, rows]],
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
    expect(parseArticle(levels)).toHaveLength(5);
    expect(() => parseArticle('<h3>Too deep</h3>')).toThrow('<h3> follows a level 1 heading');
  });

  test.each([
    ['<tr><td>$1,000</td></tr>', true],
    ['<tr><td>from $1,000</td></tr>', false],
    ['<tr><td>$1,000 a year</td></tr>', false],
    ['<tr><td>$5</td><td>five</td></tr>', false],
    ['<tr><th>five</th><td><strong>$5</strong></td></tr>', true],
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
    expect(() => parseArticle(html)).toThrow(`the markup is not closed or nested properly at or before line ${line} of the HTML`);
  });

  test.each([
    ['<p onclick="x()">a</p>', '<p onclick> is not allowed'],
    ['<p style="color:red">a</p>', '<p style> is not allowed'],
    ['<script>x()</script>', '<script> is not allowed'],
    ['<img src="/a.png">', '<img> is not allowed'],
    ['<h1>Title</h1>', '<h1> is not allowed'],
    ['<p><a href="http://x.example">a</a></p>', 'link to http://x.example, which is neither a page nor an https: address'],
    ['<p><a href="https://">a</a></p>', 'link to https://, which is neither a page nor an https: address'],
    ['<p><a href="//x.example">a</a></p>', 'link to //x.example, which is neither a page nor an https: address'],
    ['<p><a href="javascript:x()">a</a></p>', 'link to javascript:x(), which is neither a page nor an https: address'],
    ['<!-- note -->', '#comment is not allowed'],
    ['<p><a>a</a></p>', 'link to undefined, which is neither a page nor an https: address'],
    ['<h2>a</h2><h4>b</h4>', '<h4> is not allowed'],
  ])('%s fails: %s', (html, message) => {
    expect(() => parseArticle(html)).toThrow(message);
  });
});

test('the feed has each article in full, as HTML that any reader knows: nothing of React, of classes or of tokens', () => {
  const feed = writeFeed('https://www.example.com', day, today);
  const entries = [...feed.matchAll(/<content type="html"><!\[CDATA\[(.*?)\]\]><\/content>/gs)].map(([, html = '']) => html);
  const readWords = (html: string) => html.replace(/<[^>]*>/g, ' ').match(/[\w$%.’]+/g);
  const written = articles.flatMap(({ body }) => (body ? [body(today).content] : []));
  expect(entries.map(readWords)).toEqual(written.map(readWords));
  const known = /^(p|h[23]|[uo]l|li|table|caption|thead|tbody|tr|t[hd]|strong|em|blockquote|aside|a)$/;
  for (const html of entries) {
    for (const [, name] of html.matchAll(/<([\w-]+)/g)) expect(name).toMatch(known);
    for (const [attribute] of html.matchAll(/ [\w-]+="[^"]*"/g)) expect(attribute).toMatch(/^ (href="https:|scope="(col|row)"$)/);
  }
});
