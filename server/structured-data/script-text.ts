import type { Graph } from 'schema-dts';

/** A graph as the text of a script element: nothing in it can end the element (HTML, section 4.12.1.3). */
export function toScriptText(graph: Graph): string {
  return JSON.stringify(graph).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
