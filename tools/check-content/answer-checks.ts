import { answers } from '../../content/answers.ts';
import { type PageSection, toAddress } from '../../server/search/page-sections.ts';
import { error, type Finding } from './findings.ts';

/** Answers that lead to a section that there is not. */
export function checkAnswers(sections: PageSection[]): Finding[] {
  const addresses = new Set(sections.map(toAddress));
  return answers
    .filter(({ section }) => !addresses.has(section))
    .map(({ section }) => error('content/answers.ts', section, 'is no section of the site; correct the address'));
}
