import type { Page } from 'playwright-core';
import { everything, findViolations } from '../browser/axe.ts';

/** What is asked of a page: it is called at each width, and names what is wrong. */
export interface Probe {
  find: (page: Page) => Promise<string[]>;
  /** The widths at which it is asked, if not at each of the profile. */
  widths?: readonly number[];
  /** Whether every answer of the page is open meanwhile. */
  isOpen?: boolean;
}

/** A probe that runs in the page and sees nothing else. */
const inPage = (find: () => string[], options: Omit<Probe, 'find'> = {}): Probe => ({
  find: (page) => page.evaluate(find),
  ...options,
});

/** What does not fit: the page is wider than the window, a control is not all in it, or a box cuts its words. */
export function listCut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const name = (element: Element) =>
    `${element.getAttribute('class') ?? element.localName}: ${element.textContent?.slice(0, 40)}`;
  const outside = [...document.querySelectorAll('a, button, input, summary')].filter((control) => {
    // What can be touched of a town on the map is larger than its name.
    const { left, right, width } = (control.querySelector('text') ?? control).getBoundingClientRect();
    const isSeen = control.checkVisibility({ visibilityProperty: true }) && width > 1;
    // The price list can be scrolled to its sides.
    return isSeen && !control.matches('.skip-link, .ledger *') && (left < -1 || right > clientWidth + 1);
  });
  const cut = [...document.querySelectorAll('main *, header *')].filter((box) => {
    const { overflowX } = getComputedStyle(box);
    const hides = overflowX === 'hidden' || overflowX === 'clip';
    const isWords = box.clientWidth > 1 && !box.closest('input, svg, .visually-hidden, .horizon, .key-dates');
    return hides && isWords && box.scrollWidth > box.clientWidth + 1;
  });
  return [
    ...(scrollWidth > clientWidth ? [`the page is too wide by ${scrollWidth - clientWidth} px`] : []),
    ...outside.map((control) => `out of the window, ${name(control)}`),
    ...cut.map((box) => `cut, ${name(box)}`),
  ];
}

/** Words of more than three letters that end a line inside themselves; an address has no other place to. */
function listBrokenWords(): string[] {
  // In larger text, a narrow window has room for ten letters.
  if (innerWidth <= 12 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) return [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    const isExcepted = parentElement?.closest('svg, .visually-hidden, .header-word, [href^=mailto], .estimate-address');
    if (!parentElement?.checkVisibility() || isExcepted) continue;
    for (const { 0: word, index } of (nodeValue ?? '').matchAll(/\p{L}{4,}/gu)) {
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      const boxes = [...range.getClientRects()];
      if ((boxes.at(-1)?.top ?? 0) - (boxes[0]?.top ?? 0) > 5) broken.push(`broken, ${parentElement.className}: ${word}`);
    }
  }
  return broken;
}

/** Numbers of forms, prices with their units, ranges and addresses that stand on two lines, or not among the words around them. */
function listBrokenTokens(): string[] {
  const form = /\b(?:Forms?|Schedules?|Suite) (?:[A-Z]{1,3}-)?[A-Z\d]+(?:-[A-Z\d]+)?\b|\b[SC] corporations?|[A-Z\d]+-\d+\w*/;
  const amount = /\$[\d.,]+ (?:per \w+|a \w+|million)|\$?\d[\d.,]*–\$?[\d.,]+|\d+-[A-Z]+|\(\d{3}\) \d{3}-\d{4}|\d Seagrape Way/;
  const tokens = new RegExp(`${form.source}|${amount.source}`, 'g');
  const blocks = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    let block = text.parentElement;
    if (block?.closest('svg, option')) continue;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    if (block) blocks.set(block, [...(blocks.get(block) ?? []), text]);
  }
  const broken: string[] = [];
  for (const texts of blocks.values()) {
    const characters = texts.flatMap((text) => [...text.data].map((_, offset) => ({ text, offset })));
    const words = texts.map(({ data }) => data).join('');
    for (const { 0: token, index } of words.matchAll(tokens)) {
      const [first, last] = [characters[index], characters[index + token.length - 1]];
      if (!first || !last) continue;
      const range = document.createRange();
      range.setStart(first.text, first.offset);
      range.setEnd(last.text, last.offset + 1);
      const middles = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top, bottom }) => (top + bottom) / 2);
      if (Math.max(...middles) - Math.min(...middles) > 8) broken.push(`on two lines, ${token}`);
    }
  }
  const hasWords = ({ nodeName, textContent }: Node) => nodeName === '#text' && textContent?.trim();
  const parents = [...document.querySelectorAll('no-wrap')].flatMap(({ parentElement }) => parentElement ?? []);
  const apart = parents.filter(
    (parent) => /flex|grid/.test(getComputedStyle(parent).display) && [...parent.childNodes].some(hasWords),
  );
  return [...broken, ...apart.map(({ textContent }) => `not among its words, ${textContent}`)];
}

/** Words that reach out of the box that they are the text of, onto what stands beside it. */
function listOutside(): string[] {
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const outside: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!nodeValue?.trim() || !parentElement?.checkVisibility() || parentElement.closest('.visually-hidden, dialog, svg, option'))
      continue;
    let block: Element | null = parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    const { left = 0, right = 0, width = 0 } = block?.getBoundingClientRect() ?? {};
    range.selectNodeContents(walker.currentNode);
    const isOut = [...range.getClientRects()].some((box) => box.right > right + 2 || box.left < left - 2);
    if (isOut && width > 1) outside.push(`out of its ${block?.localName}, ${nodeValue}`);
  }
  return outside;
}

/** Words of a figure that lie under its sun, a disc or the upper half of one. */
function listCovered(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('.figure-highlight')].flatMap((sun) => {
    const { left, width, height, bottom } = sun.getBoundingClientRect();
    const [x, y] = [left + width / 2, height < 0.9 * width ? bottom : bottom - height / 2];
    const walker = document.createTreeWalker(sun.closest('.answer-card, figure') ?? sun, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (sun.contains(parentElement) || !parentElement?.checkVisibility() || parentElement.closest('.visually-hidden')) continue;
      range.selectNodeContents(walker.currentNode);
      // A line of text has air above its letters and below.
      const isUnder = [...range.getClientRects()].some((box) => {
        const away = Math.max(x - box.right, box.left - x, 0);
        const above = Math.max(y - box.bottom + 4, box.top + 4 - y, 0);
        return box.width > 0 && box.top < bottom && Math.hypot(away, above) < width / 2 - 1;
      });
      if (isUnder) covered.push(`under the sun, ${nodeValue}`);
    }
    return covered;
  });
}

/** Rows of cards with a hole, suns without a head, and labels of the blog's categories that are taller than a line. */
function listMisshapen(): string[] {
  const grids = 'cards, problems, rows, reasons, columns, stories, reviews, packages, service-cards, due-extensions, team';
  const lists = [...document.querySelectorAll<HTMLElement>(`:is(${grids.replace(/[\w-]+/g, '.$&')})`)];
  const holes = lists.filter((list) => {
    if (getComputedStyle(list).display !== 'grid') return false;
    const boxes = [...list.children].map((item) => item.getBoundingClientRect());
    const lowest = Math.max(...boxes.map(({ top }) => top));
    const end = Math.max(...boxes.filter(({ top }) => top === lowest).map(({ right }) => right));
    const columns = boxes.filter(({ top }) => top === boxes[0]?.top).length;
    return columns > 1 && list.getBoundingClientRect().right - end >= 2;
  });
  const beheaded = [...document.querySelectorAll('.horizon')].filter((horizon) => {
    const [sun, sky] = ['.horizon-sun', '.horizon-sky'].map((part) => horizon.querySelector(part)?.getBoundingClientRect());
    // The strip's sun stands up to 60 px above it, in the air below the words.
    const room = horizon.classList.contains('horizon-strip') ? 60 : 0;
    return sun && sky && sun.width > 0 && sun.top < sky.top - room;
  });
  const stretched = [...document.querySelectorAll('.category')].filter((chip) => chip.getBoundingClientRect().height > 40);
  return [
    ...holes.map(({ className, children }) => `a hole in ${className} of ${children.length}`),
    ...beheaded.map(() => 'a sun is cut'),
    ...stretched.map(({ textContent }) => `stretched, ${textContent}`),
  ];
}

/** Sections with other air above and below than theirs, headings of another size, and columns that do not begin beside each other. */
function listUneven(): string[] {
  const [band, short] = innerWidth < 600 ? ['56px', '32px'] : ['96px', '64px'];
  const measure = document.body.appendChild(document.createElement('div'));
  const sizes = ['--text-h2', '--text-h2-small'].map((name) => {
    measure.style.setProperty('font-size', `var(${name})`);
    return getComputedStyle(measure).fontSize;
  });
  measure.remove();
  const sections = [...document.querySelectorAll(':is(main, main > div, main > div > div) > .section')];
  if (sections.length === 0 && location.pathname.startsWith('/services/')) return ['there is no section'];
  return sections.flatMap((section) => {
    const { paddingTop, paddingBottom } = getComputedStyle(section);
    const isOfMany = section.matches('.on-this-page ~ *, .on-this-page ~ * > *, .neighbors');
    const isShort = isOfMany || section.querySelector('.columns, .accordion, .ledger, .rows') !== null;
    const air = isShort ? short : band;
    const above = section.matches('.plain-head + *') ? '32px' : air;
    const headings = [...section.querySelectorAll('.section-head h2')].map((heading) => getComputedStyle(heading).fontSize);
    const name = section.querySelector('h2')?.textContent;
    return [
      ...(paddingTop === above && paddingBottom === air ? [] : [`air of ${paddingTop} and ${paddingBottom}: ${name}`]),
      ...headings.filter((size) => !sizes.includes(size)).map((size) => `a heading of ${size}: ${name}`),
    ];
  });
}

/** Names that leave their map or stand on others, or on the dot of another town; lines of one group may touch. */
function listMapConflicts(): string[] {
  return [...document.querySelectorAll('.town-map, .coast')].flatMap((map) => {
    if (!map.checkVisibility()) return map.matches('.town-map') ? ['the map is not shown'] : [];
    const frame = map.getBoundingClientRect();
    const things = [...map.querySelectorAll('text, .coast-city circle')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const group = element.closest('a, g');
        return { what: element.textContent || `the dot of ${group?.textContent}`, group, left, top, right, bottom };
      });
    const conflicts = things.flatMap((a, index) => {
      const isCut = a.left < frame.left || a.top < frame.top || a.right > frame.right || a.bottom > frame.bottom;
      const over = things
        .slice(index + 1)
        .filter((b) => !a.group || a.group !== b.group)
        .filter((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2)
        .filter((b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4);
      return [...(isCut ? [`${a.what} leaves the map`] : []), ...over.map((b) => `${a.what} is on ${b.what}`)];
    });
    return things.length > 0 ? conflicts : ['the map has no names'];
  });
}

/** How tall the header is, if it is more or less than one row. */
function listRows(): string[] {
  const high = document.querySelector('.header-row')?.clientHeight;
  return high === (innerWidth >= 1220 ? 76 : 68) ? [] : [`the header is ${high} px high`];
}

/** What stays on the screen, if it leaves the page less than half of that. */
function listCovering(): string[] {
  scrollTo({ top: 2000, behavior: 'instant' });
  const fixed = [...document.querySelectorAll('header, nav, aside')].filter((part) =>
    /sticky|fixed/.test(getComputedStyle(part).position),
  );
  const covered = Math.max(...fixed.map((part) => part.getBoundingClientRect().bottom));
  return covered > innerHeight / 2 ? [`${covered} px of ${innerHeight} are covered`] : [];
}

export const fits = inPage(listCut);
export const keepsWords = inPage(listBrokenWords, { widths: [320, 360, 390, 820, 1280] });
export const keepsTokens = inPage(listBrokenTokens, { widths: [320, 360, 390, 820, 1280, 1440], isOpen: true });
export const isShapely = inPage(listMisshapen, { widths: [390, 600, 820, 960, 1220, 1280, 1920] });
export const staysInside = inPage(listOutside, { widths: [320, 360, 390, 600, 768, 820, 960, 1024, 1220, 1280, 1440] });
export const isUncovered = inPage(listCovered);
export const isEven = inPage(listUneven, { widths: [390, 1280] });
export const hasRoomForNames = inPage(listMapConflicts);
export const hasOneRow = inPage(listRows);
export const leavesHalf = inPage(listCovering);

/** WCAG 2.2 at level AA, and what axe recommends beyond it, of everything that can be opened. */
export const isAccessible: Probe = { find: (page) => findViolations(page, everything), widths: [360], isOpen: true };

/** What another width or the night can still break of it. */
export const staysAccessible: Probe = {
  find: (page) => findViolations(page, ['color-contrast', 'target-size', 'scrollable-region-focusable']),
  widths: [320, 768, 1440],
  isOpen: true,
};
