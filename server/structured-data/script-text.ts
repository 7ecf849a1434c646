import type { Graph } from 'schema-dts';

/** A graph as the text of a script element: nothing in it can end the element (HTML, section 4.12.1.3). */
export function toScriptText(graph: Graph): string {
  return JSON.stringify(graph)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
