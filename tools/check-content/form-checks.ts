import { error, type Finding } from './findings.ts';

const file = 'content/forms/form-lines.ts';

/** Forms that the site speaks of and that /forms has no line for. A line of what nobody speaks of is not shown. */
export function checkForms(spoken: Iterable<string>, lines: object): Finding[] {
  const missing = [...spoken].filter((form) => !Object.hasOwn(lines, form));
  return missing.map((form) => error(file, form, 'is named on the site and has no line; say what it is'));
}
