import { syllable } from 'syllable';
import { type Finding, note } from './findings.ts';
import type { PageRecord } from './read-records.ts';

/** The school grade that texts ask of a reader, by Flesch and Kincaid. A number is one syllable, and each text ends a sentence. */
export function readGrade(texts: string[]): number {
  const sentences = texts.flatMap((text) => text.split(/[.!?]+(?=[\s”)]|$)/)).filter((sentence) => /\p{L}/u.test(sentence));
  const words = sentences.flatMap((sentence) => sentence.match(/[$\d\p{L}][^\s–]*/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Notes the pages above grade 11, and those whose heading and first paragraph are above grade 9. */
export function checkReading(pages: Pick<PageRecord, 'file' | 'texts'>[]): Finding[] {
  return pages.flatMap(({ file, texts }) => {
    const all = texts.flatMap(({ heading, passages }) => [heading, ...passages.map(({ text }) => text)]);
    const grades: [part: string, grade: number, highest: number][] = [
      ['page', readGrade(all), 11],
      ['first screen', readGrade(all.slice(0, 2)), 9],
    ];
    return grades
      .filter(([, grade, highest]) => grade > highest)
      .map(([part, grade, highest]) =>
        note(file, part, `reads at grade ${grade.toFixed(1)}; shorter sentences bring it to ${highest}`),
      );
  });
}
