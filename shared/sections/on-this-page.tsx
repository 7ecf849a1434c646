import { useLocation } from 'react-router';
import { onThisPage } from '../../content/pages/on-this-page.ts';
import type { Section } from '../../content/types.ts';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { nameSections } from './name-sections.ts';
import { useCurrentSection } from './use-current-section.ts';

/** A visitor who scrolls farther than this, in pixels, does so on purpose. */
const threshold = 48;

/**
 * Finds the line that a section has to pass to be the current one: a third down the window, or just below the bar.
 * Until the page moves under the bar, no section is current.
 */
function findLine(): number {
  const nav = document.getElementById('on-this-page');
  const bottom = nav?.getBoundingClientRect().bottom ?? 0;
  const start = nav?.nextElementSibling?.getBoundingClientRect().top ?? bottom;
  return start < bottom - 0.5 ? Math.max(bottom + threshold, innerHeight / 3) : Number.NEGATIVE_INFINITY;
}

/** Sets the heights of header and bar for the style sheet, if they differ from its defaults. */
function watchHeights(nav: HTMLElement): () => void {
  const { style } = document.documentElement;
  const boxes = Object.entries({ '--bar-from': document.querySelector('header') ?? nav, '--bar-height': nav });
  // A visitor can enlarge the text at any time, which makes them higher without a `resize` event.
  const sizes = new ResizeObserver(() => {
    const said = getComputedStyle(document.documentElement);
    for (const [name, { offsetHeight }] of boxes) {
      const height = `${offsetHeight - 1}px`;
      // Every element inherits the property, so setting it costs 90 ms on a slow phone, and the default is mostly
      // right.
      if (said.getPropertyValue(name) !== height) style.setProperty(name, height);
    }
  });
  for (const [, box] of boxes) sizes.observe(box);
  return () => sizes.disconnect();
}

/**
 * Closes the list by Escape, when something but its summary is clicked, when the page is scrolled under it but not by the
 * keyboard going from link to link, and when the keyboard leaves it.
 */
function closeAfterUse(details: HTMLDetailsElement): () => void {
  const left = new AbortController();
  const { signal } = left;
  let opened = 0;
  const close = () => {
    if (!matchMedia('(min-width: 60em)').matches) details.open = false;
  };
  const touch = ({ target }: MouseEvent) => {
    if (target instanceof Node && !details.querySelector('summary')?.contains(target)) close();
    opened = scrollY;
  };
  const scroll = () => {
    const isAtLink = details.querySelector('ol')?.contains(document.activeElement);
    if (!isAtLink && Math.abs(scrollY - opened) > threshold) close();
  };
  addEventListener('click', touch, { signal });
  addEventListener('scroll', scroll, { signal });
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    close();
    if (!details.open) details.querySelector('summary')?.focus();
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) close();
  });
  return () => left.abort();
}

/**
 * The links to the sections of a page; a page with few sections has none. They are a bar on wide screens, with a label
 * instead of the summary, and a list that opens on others. The script marks the current section.
 * The element stays in view as long as its parent, which contains the sections.
 */
export function OnThisPage({ sections }: { sections: Section[] }) {
  const named = nameSections(sections);
  const ids = named.map(({ id }) => id);
  const current = useCurrentSection(ids, findLine, useLocation().hash.slice(1));
  const place = ids.indexOf(current ?? '');
  const { label, of } = onThisPage;
  if (named.length === 0) return null;
  return (
    <nav className="on-this-page" id="on-this-page" aria-label={label} ref={watchHeights}>
      <div className="wrap">
        <p>{label}</p>
        <details ref={closeAfterUse}>
          <summary>
            <span>{label} </span>
            <b>{named[place]?.name}</b>{' '}
            <small>{current ? `${place + 1} ${of} ${ids.length}` : `${ids.length} ${onThisPage.sections}`}</small>
            <Icon name="chevron-down" />
          </summary>
          <ol>
            {named.map(({ id, name }) => (
              <li key={id}>
                <Link href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ol>
        </details>
      </div>
    </nav>
  );
}
