import type { FormPlaces } from '../../content/types.ts';
import type { Finding } from './findings.ts';

/**
 * Forms that the site speaks of and that /forms has no line for, lines that nothing speaks of, and places that have
 * changed since they were last written down.
 */
export function checkForms(places: Map<string, FormPlaces>, lines: object, written: Record<string, FormPlaces>): Finding[] {
  const known = new Set(Object.keys(lines));
  const error = (field: string, message: string): Finding => ({ level: 'error', file: 'content/form-lines.ts', field, message });
  const missing = [...places.keys()].filter((form) => !known.has(form));
  const unspoken = [...known].filter((form) => !places.has(form));
  const text = (place?: FormPlaces) => JSON.stringify(place);
  const moved = [...places].filter(([form, place]) => known.has(form) && text(written[form]) !== text(place));
  return [
    ...missing.map((form) => error(form, 'is named on the site and has no line; say what it is')),
    ...unspoken.map((form) => error(form, 'is named nowhere on the site; remove its line')),
    ...moved.map(([form]) => ({
      ...error(form, 'is spoken of elsewhere than at the last stamp; run npm run stamp'),
      file: 'content/generated/form-places.json',
    })),
  ];
}
