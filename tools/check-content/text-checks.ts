import { error, type Finding } from './findings.ts';
import type { PageRecord } from './read-records.ts';
import { listStrings } from './strings.ts';

/** The parts of a page that the server makes of its content. Content has no field in them that could be named. */
const made = ['figure', 'map', 'text', 'picture', 'dates', 'entries', 'query'];

/** Every string that content has for a page, each field once. */
export function listWritten({ head, props }: PageRecord): { field: string; text: string }[] {
  const { title, description } = head;
  const written = Object.entries(props).filter(([key]) => !made.includes(key));
  const strings = listStrings({ head: { title, description }, ...Object.fromEntries(written) });
  const fields = new Map(strings.map(({ field, text }) => [field.replace(/^words\./, ''), text]));
  return [...fields].map(([field, text]) => ({ field, text }));
}

/** Says what is wrong with a text, if something is. */
function describeText(text: string): string[] {
  const [tag] = /<\/?[a-z][^>]*>/i.exec(text) ?? [];
  const [brace] = /\$?\{[^{}]*\}/.exec(text) ?? [];
  return [
    ...(text.trim() ? [] : ['is empty; write it']),
    ...(tag ? [`has ${tag}, which readers would see as it stands; leave it out`] : []),
    ...(brace ? [`has ${brace}, which readers would see as it stands; a value stands in backquotes, \`… \${firm.phone}\``] : []),
    ...(text.startsWith('http://') ? [`leads to ${text}; write https://`] : []),
  ];
}

/** A question that a page asks twice: the second answer has the same address as the first. */
function checkQuestions({ file, props }: PageRecord): Finding[] {
  const questions = listStrings(props).filter(({ field }) => /\.question$/.test(field));
  return questions.flatMap(({ field, text }, index) => {
    const first = questions.findIndex((other) => other.text === text);
    return first < index ? [error(file, field, `asks the same as ${questions[first]?.field}; strike one of them out`)] : [];
  });
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
      .flatMap(({ field, text }) => describeText(text).map((message) => error(page.file, field, message))),
    ...checkQuestions(page),
    ...checkLanguage(page),
  ]);
}
