import { prices } from '../../content/prices.ts';
import { type CheckInput, error, type Finding, warn } from './findings.ts';
import type { PageRecord } from './read-records.ts';
import { listStrings } from './strings.ts';

/** The parts of a page that the server makes of its content. Content has no field in them that could be named. */
const made = ['figure', 'answer', 'map', 'text', 'picture', 'dates', 'entries', 'query'];

/** Every string that content has for a page, each field once. */
export function listWritten({ head, props }: PageRecord): { field: string; text: string }[] {
  const { title, description } = head;
  const written = Object.entries(props).filter(([key]) => !made.includes(key));
  const strings = listStrings({ head: { title, description }, ...Object.fromEntries(written) });
  const fields = new Map(strings.map(({ field, text }) => [field.replace(/^words\./, ''), text]));
  return [...fields].map(([field, text]) => ({ field, text }));
}

/** The prices that are words. In a sentence they stand as in a list. */
const quoted = Object.values(prices).flatMap(({ price }) => (typeof price === 'string' ? [price] : []));

/** What readers would see as nobody meant it, and what to do about it. */
type Slip = [level: typeof error, slip: RegExp, remedy: string];

const slips: Slip[] = [
  [error, /^\s*$/, 'is empty; write it'],
  [error, /<\/?[a-z][^>]*>/i, 'has %, which readers would see as it stands; leave it out'],
  [error, /\$?\{[^{}]*\}/, 'has %, which readers would see as it stands; a value has a $ before it, in backquotes'],
  [error, /&(?:#\d+|[a-z]+);/i, 'has %, which readers would see as it stands; write the character'],
  [error, /^http:\/\/.*/, 'leads to %; write https://'],
  [warn, /\b(?:TODO|FIXME|TBD)\b|\blorem ipsum\b/i, 'has %; write what visitors are to read'],
  ...quoted.map((words): Slip => [warn, new RegExp(`[\\w,]+ ${words}`), 'has “%” in a sentence; write it anew']),
  [error, /\b(?:NaN|undefined)\b/, 'has %, in the place of a figure; write the sentence anew'],
  [warn, /\S {2,}\S/, 'has several blanks in a row (%); leave one'],
  [warn, /\w'|"|(?<=[\w ])--(?=[\w ])/, 'has %; write ’, “ ” or –'],
];

/** How long a heading may be before it fills a phone. */
const longestHeading = 100;

/** Says what is wrong with a text, if something is. */
function checkText(file: string, { field, text }: { field: string; text: string }): Finding[] {
  const found = slips.flatMap(([level, slip, remedy]) => {
    const [match] = slip.exec(text) ?? [];
    return match === undefined
      ? []
      : [
          level(
            file,
            field,
            remedy.replace('%', () => match),
          ),
        ];
  });
  if (/heading$/.test(field) && text.length > longestHeading)
    found.push(warn(file, field, `is a heading of ${text.length} characters; cut it to ${longestHeading}`));
  return found;
}

/** What sentences say of the people: how many they are and what they have learned, and of whom it is true. */
const counts: [words: RegExp, isTrue: (people: CheckInput['people']) => boolean][] = [
  [/\bone people\b|\bthe one of us\b/i, () => false],
  [/\btwo (?:people|of us)\b|\ba second person\b/i, (people) => people.length > 1],
  [/\bboth CPAs\b|\bthe two who sign\b/i, (people) => people.filter(({ trade }) => trade === 'CPA').length === 2],
  [/\bProAdvisors?\b/, (people) => people.some(({ role }) => role.includes('ProAdvisor'))],
];

/** Finds sentences that are not true of the people: that say another number, or what none of them is. */
export function checkCounts({ pages, people }: Pick<CheckInput, 'pages' | 'people'>): Finding[] {
  const wrong = counts.filter(([, isTrue]) => !isTrue(people)).map(([words]) => words);
  return pages.flatMap((page) =>
    listWritten(page).flatMap(({ field, text }) =>
      wrong.flatMap((words) => {
        const [said] = words.exec(text) ?? [];
        return said ? [warn(page.file, field, `says “${said}”, which is not so by content/people.ts; write it anew`)] : [];
      }),
    ),
  );
}

/** Characters that nobody means: of a file in another encoding, or of a word processor. */
const strays: [level: typeof error, stray: RegExp, remedy: string][] = [
  [error, /[^\P{Cc}\t\r]|[\ufffd-\uffff]/u, 'no browser or feed can show; write it anew, and save the file as UTF-8'],
  [warn, /â€|[^\P{Cf}\ufeff]|[\u2028\u2029\ufb00-\ufb06]/u, 'nobody means; write the word anew'],
  [warn, /\p{Emoji_Presentation}/u, 'is not in the fonts of the site; leave it out'],
];

/** Finds them in the files of content, where their line is known. */
export function checkCharacters(files: { file: string; text: string }[]): Finding[] {
  return files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) =>
      strays.flatMap(([level, stray, remedy]) => {
        const [found = ''] = stray.exec(line) ?? [];
        const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
        return code ? [level(file, `line ${index + 1}`, `has the character U+${code}, which ${remedy}`)] : [];
      }),
    ),
  );
}

/**
 * Finds figures that stand in a file of content as they are, though a list has them: they would stay when that changes.
 * `figures` has the file of each. Facts and the examples of articles are figures of their own.
 */
export function checkFigures(files: { file: string; text: string }[], figures: Map<string, string>): Finding[] {
  const homes = new Set(figures.values());
  const known = [...figures].map(([figure, home]) => {
    const whole = new RegExp(`(?<![\\d,.])${figure.replace(/[$.+]/g, '\\$&')}(?![\\d,])`);
    return { figure, home, whole };
  });
  return files
    .filter(({ file }) => !homes.has(file) && !/^content\/(blog|facts)\b/.test(file))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          known
            .filter(({ whole }) => whole.test(line))
            .map(({ figure, home }) => warn(file, `line ${index + 1}`, `has ${figure}, which is in ${home}; take it from there`)),
        ),
    );
}

/** A language without a country, which the metadata of a page needs, too. */
function checkLanguage({ file, head }: PageRecord): Finding[] {
  const { lang } = head;
  return lang === undefined || /^[a-z]{2,3}-[A-Z]{2}$/.test(lang)
    ? []
    : [error(file, 'head.lang', `"${lang}" is no language of a country; write it like es-US`)];
}

/** Texts that readers would not see as they are meant: empty ones, HTML, braces; and links without encryption. */
export function checkTexts(pages: PageRecord[]): Finding[] {
  return pages.flatMap((page) => [
    // The check of photographs asks for their words, in the file that names them.
    ...listWritten(page)
      .filter(({ field }) => !field.endsWith('photo.alt'))
      .flatMap((written) => checkText(page.file, written)),
    ...checkLanguage(page),
  ]);
}
