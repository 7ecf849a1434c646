import { error, type Finding } from './findings.ts';

const file = 'content/forms/form-lines.ts';

/** Forms that the site speaks of and that /forms has no line for, and lines of what nobody speaks of. */
export function checkForms(spoken: Iterable<string>, lines: object): Finding[] {
  const named = new Set(spoken);
  const known = new Set(Object.keys(lines));
  const missing = [...named].filter((form) => !known.has(form));
  const unused = [...known].filter((form) => !named.has(form));
  return [
    ...missing.map((form) => error(file, form, 'is named on the site and has no line; say what it is')),
    ...unused.map((form) => error(file, form, 'is named nowhere on the site; remove its line')),
  ];
}
