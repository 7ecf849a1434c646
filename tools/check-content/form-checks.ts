import type { Finding } from './findings.ts';

/** Forms that the site speaks of and that /forms has no line for, and lines of what nobody speaks of. */
export function checkForms(spoken: Iterable<string>, lines: object): Finding[] {
  const named = new Set(spoken);
  const known = new Set(Object.keys(lines));
  const error = (field: string, message: string): Finding => ({ level: 'error', file: 'content/form-lines.ts', field, message });
  return [
    ...[...named]
      .filter((form) => !known.has(form))
      .map((form) => error(form, 'is named on the site and has no line; say what it is')),
    ...[...known].filter((form) => !named.has(form)).map((form) => error(form, 'is named nowhere on the site; remove its line')),
  ];
}
