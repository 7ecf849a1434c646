/**
 * The input of `arrange`. The functions of this file run in the browser, one at a time: under tsx they cannot have named
 * functions of their own.
 */
interface Arrangement {
  layout: string;
  zoom: number;
  styles: string;
  /** The selector of the figure. */
  figure: string;
}

/** Replaces the page by a stage with its brand, heading and figure. */
export function arrange({ layout, zoom, styles, figure }: Arrangement): void {
  const [brand, heading, shown] = ['.brand', 'main h1', figure].map((selector) => document.querySelector(selector));
  const ground = heading?.closest('[class*="background-"]')?.className.match(/background-\w+/)?.[0] ?? 'background-sky';
  const words = document.createElement('div');
  words.className = 'preview-words';
  words.append(brand ?? '', heading ?? '');
  const stage = document.createElement('div');
  stage.className = `page-head figure-head preview preview-${layout} ${ground}`;
  stage.style.zoom = String(zoom);
  stage.append(words, shown ?? '');
  const symbols = document.createElement('div');
  symbols.className = 'preview-symbols';
  symbols.append(...[...document.querySelectorAll('svg')].filter((svg) => svg.querySelector('symbol')));
  document.body.replaceChildren(symbols, stage);
  const sheet = document.createElement('style');
  sheet.textContent = styles;
  document.head.append(sheet);
}

/** Sets the heading as large as its place allows. */
export function fitHeading(): void {
  const [heading, words] = [document.querySelector('h1'), document.querySelector('.preview-words')];
  if (!heading || !words) return;
  for (let size = 48; size > 24 && (size === 48 || words.scrollHeight > words.clientHeight); size--)
    heading.style.fontSize = `${size}px`;
}

/** Sets the figure as large as its place allows. */
export function fitFigure(): void {
  const stage = document.querySelector<HTMLElement>('.preview');
  const [words, main] = ['.preview-words', '.figure-main'].map((selector) => document.querySelector(selector));
  if (!stage || !words || !main) return;
  const isBelow = main.getBoundingClientRect().left < words.getBoundingClientRect().right;
  const [top, max] = isBelow ? [words.getBoundingClientRect().bottom, 1] : [innerHeight * 0.05, 1.2];
  for (let fit = max; fit > 0.5 && (fit === max || main.getBoundingClientRect().top < top); fit -= 0.02)
    stage.style.setProperty('--fit', String(fit));
}

/** Finds the words that an edge of the picture cuts. */
export function findCutWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      const outside = right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight;
      const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      if (width > 1 && !outside && !inside) cut.push(node.nodeValue ?? '');
    }
  }
  return cut;
}
