import type { Thing } from 'schema-dts';
import type { Question, Section } from '../../content/types.ts';

/** Describes the questions of a page with their answers, if it has any. */
export function describeQuestions(items: Question[]): Thing[] {
  if (items.length === 0) return [];
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

/** The questions that a page's sections show. */
export function listQuestions(sections: Section[]): Question[] {
  return sections.flatMap((section) => (section.kind === 'questions' || section.kind === 'question-cards' ? section.items : []));
}
