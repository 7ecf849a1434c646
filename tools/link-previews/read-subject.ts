import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse, serializeOuter } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a page's link preview shows. */
export interface Subject {
  heading: string;
  /** The HTML of the page's figure or map; empty if it has none and the preview shows the horizon. */
  figure: string;
}

/** The class of what is shown of a page, if the page has it. */
export function findKind(path: string): string {
  if (path === '/location') return 'coast';
  return path.startsWith('/locations/') ? 'town-map' : 'figure';
}

function* walk(node: Node): Generator<Node> {
  yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child);
}

function hasClass({ attrs }: Element, name: string): boolean {
  return attrs.some((attribute) => attribute.name === 'class' && attribute.value.split(' ').includes(name));
}

/** Reads from a page's HTML what its link preview shows. Throws if the page has no h1. */
export function readSubject(path: string, html: string): Subject {
  const elements = [...walk(parse(html))].filter((node) => 'tagName' in node);
  const heading = elements.find(({ tagName }) => tagName === 'h1');
  if (!heading) throw new Error(`${path} has no h1`);
  const words = [...walk(heading)].map((node) => ('value' in node ? node.value : ''));
  const figure = elements.find((element) => hasClass(element, findKind(path)));
  return { heading: words.join(''), figure: figure ? serializeOuter(figure) : '' };
}

/** A short text that changes when what a link preview shows does. */
export function fingerprint({ heading, figure }: Subject): string {
  return createHash('sha256').update(`${heading}\n${figure}`).digest('base64url').slice(0, 12);
}
