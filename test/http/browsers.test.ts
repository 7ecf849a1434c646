import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findMissingInDocument, findMissingInScript, findMissingInSheet } from '../compatibility.ts';
import { assets, dist } from '../site.ts';
import { usePages } from '../use-pages.ts';

const { all, documentOf } = usePages('/search?q=homestead', '/pricing?1040=1', '/nope');
const script = readFileSync(join(dist, 'client', assets.script), 'utf8');

/**
 * What the style sheet has that one of the oldest browsers does not read, and what is seen there: none of it carries the
 * page.
 */
const inSheet: [reason: string, names: string[]][] = [
  [
    'The scrollbar is taken off the width; elsewhere a wide page begins half a scrollbar further in.',
    ['--page-edge: unit cqi', 'unit cqi', 'container-type', 'container-type: inline-size'],
  ],
  [
    'client/unfold.ts opens what is folded; without a script it can be opened.',
    [
      ':details-content',
      ':details-content in .folded ::details-content',
      ':details-content in .rest::details-content',
      ':details-content in .on-this-page details::details-content',
      ':details-content in details::details-content',
      'content-visibility',
      'content-visibility: visible',
    ],
  ],
  ['Rows of cards that stand beside each other do not share their lines.', ['grid-template-rows: subgrid']],
  ['Lines of a heading differ in length.', ['text-wrap', 'text-wrap: balance', 'text-wrap: pretty']],
  [
    'The page behind the menu scrolls, and moves by its scrollbar.',
    [':has in html:has(dialog[open])', 'scrollbar-gutter', 'scrollbar-gutter: stable'],
  ],
  ['The ring is around the input, not around the whole field.', [':has', ':has in .search-form:has(input:focus-visible)']],
  ['There is more air around some sections.', [':has in .section:has(.accordion,.columns,.rows,.ledger,.neighbors-list)']],
  ['A border does not change under the pointer.', [':has in .card:has(a:hover)']],
  ['Reasons stand beside their heading on a tablet.', [':has in .halves:has(>.rows)', ':has in .halves:has(>.rows)>.rows']],
  ['A figure that a phone folds is open.', [':has in :has(:target)']],
  [
    'A list of names stands in two columns beside a card.',
    ['', ' li', ' li:before'].map((part) => `:has in .band-parts>:has(+.background-deep) .chips${part}`),
  ],
  [
    'Whom a date is for stands under it.',
    [':has in .due-ledger-item:has(.due-ledger-who)', ':has in .due-ledger-item:has(.due-ledger-who) .due-ledger-who'],
  ],
  [
    'Narrower than Firefox 115 comes: a line goes on below its last stop; a label is cut.',
    [
      ':has in .timeline-items>li:not(.timeline-highlight):has(+.timeline-highlight)',
      ':has in .on-this-page span:has(+b:not(:empty))',
      ':has in main li:has(>.icon)',
    ],
  ],
  [
    'Paper has more of the page than is wanted.',
    [
      ':has in main:has(>.estimate[data-empty=false])>:is(div,section:not(.estimate))',
      ':has in .due-next,:has(.due-ledger)',
      ':has in .section:has(.forms-most),.page-head:has(.due-chooser)~.section:not(.due-next,:has(.due-ledger)),.section:has(.due-ledger) .section-head,.page-head:has(.due-chooser) :is(.eyebrow,.lede)',
      '@page',
      'break-after: avoid',
      'break-before: avoid',
    ],
  ],
  [
    'The cross that empties the search is blue.',
    [':-webkit-search-cancel-button in .search-form ::-webkit-search-cancel-button'],
  ],
  ['iOS has no pointer.', ['cursor: default', 'cursor: pointer']],
  ['There are no forced colors outside of Windows.', ['forced-color-adjust', 'forced-color-adjust: none', 'media forced-colors']],
  ['An outline is not round on iOS.', ['outline']],
  ['Names on a map have no rim.', ['paint-order']],
  [
    'Until its own fonts have come, Safari sets the page in others of another width.',
    ['ascent-override', 'descent-override', 'line-gap-override', 'size-adjust'].map((name) => `@font-face ${name}`),
  ],
];

/** What the script has, and why it does nothing where it is missing. */
const inScript: [reason: string, names: string[]][] = [
  ['Methods of React, of the router and of ours, named as ones of the browser are.', ['createContext', 'navigate', 'use']],
  ['React looks whether there are view transitions, which the site does not use.', ['skipTransition', 'startViewTransition']],
  ['The link is copied where nothing can be shared.', ['share']],
];

const namesOf = (additions: [string, string[]][]) => additions.flatMap(([, names]) => names).sort();

describe('Chrome 109, Firefox 115 and Safari 15.6', () => {
  test('read the whole style sheet, but for what only adds to it', () => {
    const probe = '@media not (min-width:1px){a:has(b),c{color:color-mix(in srgb,red,blue);width:1lh;height:1px;height:1cqi}}';
    expect(findMissingInSheet(probe)).toEqual([
      ':has in a:has(b),c',
      'a list with :has(): a:has(b),c',
      'color-mix()',
      'media not (min-width:1px)',
      'unit lh',
    ]);
    expect(findMissingInSheet(assets.styles)).toEqual(namesOf(inSheet));
  });

  test('have everything that the script calls, but for what it does without', () => {
    const probe =
      '[].toSorted();AbortSignal.timeout(1);document.body.checkVisibility();new CommandEvent("a");/(?<=a)b/.test("");const ML="";fetch(ML)';
    expect(findMissingInScript(probe)).toEqual([
      'AbortSignal.timeout',
      'CommandEvent',
      'checkVisibility',
      'lookbehind',
      'toSorted',
    ]);
    expect(findMissingInScript(script)).toEqual(namesOf(inScript));
    expect(findMissingInScript(assets.loader)).toEqual([]);
  });

  test('know the elements and attributes of every page, or one of ours does what they would', () => {
    const missing = new Set(all.map(documentOf).flatMap(findMissingInDocument));
    expect([...missing].sort()).toEqual([
      '<button autofocus>',
      '<button command>',
      '<button commandfor>',
      '<details name>',
      '<link fetchpriority>',
      '<search>',
    ]);
  });
});
