import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { onThisPage } from '../../content/on-this-page.ts';
import type { Section } from '../../content/types.ts';
import { nameSections } from './name-sections.ts';
import { SectionLinks } from './section-links.tsx';

/** How far below the bar a section begins to be the one that is read, in pixels. */
const air = 48;

/** The link to what is at `line`: of sections side by side the one that was chosen, or each for its part of the way. */
function findCurrent(links: HTMLAnchorElement[], line: number, hash: string): HTMLAnchorElement | undefined {
  let row: HTMLAnchorElement[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  let passed = 0;
  for (const link of links) {
    const section = document.getElementById(link.hash.slice(1));
    if (!section) continue;
    const { top, height } = section.getBoundingClientRect();
    if (top > line) break;
    row = top === highest ? [...row, link] : [link];
    highest = top;
    passed = (line - top) / height;
  }
  return row.find((link) => link.hash === hash) ?? row[Math.min(Math.floor(passed * row.length), row.length - 1)];
}

/** Marks what is read among the links in `nav`, and says it in its summary; `hash` was chosen. Returns what ends it. */
function follow(nav: HTMLElement, hash: string): () => void {
  const links = [...nav.querySelectorAll('a')];
  const [name, place] = nav.querySelectorAll('b, small');
  const count = place?.textContent;
  const { style } = document.documentElement;
  let shown: HTMLAnchorElement | undefined;
  const mark = () => {
    const { top, bottom } = nav.getBoundingClientRect();
    const above = nav.previousElementSibling?.getBoundingClientRect().bottom ?? top;
    // Until the page moves under it, nothing below it is read.
    const current = above < top ? findCurrent(links, bottom + air, hash) : undefined;
    if (current === shown) return;
    shown?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'true');
    if (name) name.textContent = current?.textContent ?? '';
    if (place) place.textContent = current ? `${links.indexOf(current) + 1} ${onThisPage.of} ${links.length}` : (count ?? '');
    shown = current;
  };
  const header = document.querySelector('header') ?? nav;
  const boxes = Object.entries({ '--bar-from': header, '--bar-height': nav });
  // Larger or wider text, which a visitor may ask for at any time, makes them higher without a `resize`.
  const sizes = new ResizeObserver(() => {
    const said = getComputedStyle(document.documentElement);
    for (const [name, { offsetHeight }] of boxes) {
      const height = `${offsetHeight - 1}px`;
      // Every element inherits it: setting it costs 90 ms on a slow phone, and mostly it is what the style sheet says.
      if (said.getPropertyValue(name) !== height) style.setProperty(name, height);
    }
    mark();
  });
  for (const [, box] of boxes) sizes.observe(box);
  addEventListener('scroll', mark);
  return () => {
    sizes.disconnect();
    shown?.removeAttribute('aria-current');
    removeEventListener('scroll', mark);
  };
}

/** The links to the sections of a page; nothing on a page that has few. */
export function OnThisPage({ sections }: { sections: Section[] }) {
  const { named } = nameSections(sections);
  const { hash } = useLocation();
  useEffect(() => {
    const details = document.querySelector<HTMLDetailsElement>('.on-this-page details');
    if (!details) return;
    details.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement) details.open = false;
    });
    // Else the keyboard would go on under the open list.
    details.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
    });
  }, []);
  useEffect(() => {
    const nav = document.querySelector<HTMLElement>('.on-this-page');
    return nav ? follow(nav, hash) : undefined;
  }, [hash]);
  return named.length > 0 && <SectionLinks sections={named} />;
}
