import type { Claim, DatedFact } from '../../content/types.ts';
import { addDays } from '../../shared/dates.ts';
import { formatMeasure, formatPrice, sayMeasure } from '../../shared/format.ts';
import { type Finding, type LaunchInput, remind } from './findings.ts';
import type { PageRecord } from './read-records.ts';
import { listStrings } from './strings.ts';

/** The words about a review that is overdue. */
const listOverdue = (reviewBy: string, source: string, today: string) =>
  reviewBy < today ? [`was to be reviewed by ${reviewBy}; check ${source}, then set checked and reviewBy`] : [];

/** Checks the history of a fact on a day: no value yet, no value any more, a gap, or a review overdue. */
function describeFact({ values, source, reviewBy }: DatedFact, today: string): string[] {
  const current = values.filter(({ from }) => from <= today).at(-1);
  const problems: string[] = [];
  if (!current) problems.push(`begins on ${values[0]?.from}, in the future; add the value of today`);
  else if (current.to && current.to < today) problems.push(`has had no value since ${current.to}; add the one that followed`);
  values.forEach(({ to }, index) => {
    const next = values[index + 1];
    if (next && next.from !== (to && addDays(to, 1)))
      problems.push(`does not go on from ${to ?? 'a value without an end'} to ${next.from}; close the gap`);
  });
  return [...problems, ...listOverdue(reviewBy, source, today)];
}

/** Rules of due dates whose review is overdue. */
function checkDeadlines({ rules }: LaunchInput, today: string): Finding[] {
  return rules.flatMap(({ id, reviewBy, sources }) => {
    const written = sources.map(({ label }) => label).join('; ');
    return listOverdue(reviewBy, written, today).map((message) => remind('content/deadlines/', id, message));
  });
}

/** Lists the open questions of facts, by the name of the fact, until they are answered. */
function checkQuestions({ facts }: LaunchInput): Finding[] {
  return Object.entries(facts).flatMap(([field, { question, reviewBy }]) =>
    question
      ? [remind('content/facts.ts', field, `${question} Look it up by ${reviewBy}, enter the answer, and delete the question`)]
      : [],
  );
}

/** How pages may say the value of a claim. */
export function listForms(value: Claim['value']): string[] {
  if (typeof value === 'string') return [value];
  return 'unit' in value ? [formatMeasure(value), sayMeasure(value)] : [formatPrice(value)];
}

/** Whether a page says a figure or a phrase, as a whole and not as the beginning or the end of another price. */
function isSaid({ props }: PageRecord, form: string): boolean {
  const whole = new RegExp(`(?<![\\d–])${form.replace(/[$.+]/g, '\\$&')}(?!,?\\d|–\\$| (?:per|a) (?:month|session|hour))`, 'i');
  return listStrings(props).some(({ text }) => whole.test(text));
}

/** Lists the claims of the firm that nobody has confirmed, with the pages that make them. */
function checkClaims({ claims, pages }: LaunchInput): Finding[] {
  return Object.entries(claims).flatMap(([field, { value, scope, confirmed }]) => {
    const forms = listForms(value);
    const sayers = pages.filter((page) => forms.some((form) => isSaid(page, form))).map(({ path }) => path);
    const said = `${forms[0]}, ${scope} (${sayers.join(', ') || 'found on no page; delete it if none says it'})`;
    return confirmed
      ? []
      : [remind('content/claims.ts', field, `${said}: confirm it, say so with what proves it in \`confirmed\`, or change it`)];
  });
}

function checkDates({ facts }: LaunchInput, today: string): Finding[] {
  return Object.entries(facts).flatMap(([field, fact]) =>
    describeFact(fact, today).map((message) => remind('content/facts.ts', field, message)),
  );
}

function checkPlaceholders({ firm, placeholders, unwritten }: LaunchInput): Finding[] {
  const reserved = Object.entries(firm).filter(([, value]) => /555-01\d\d|\.example$/.test(value));
  return [
    ...reserved.map(([field, value]) => remind('content/firm.ts', field, `${value} is reserved for fiction; enter the real one`)),
    ...placeholders.map(({ file, field, what }) =>
      remind(file, field, `${what}: still invented; replace, then remove the entry from content/placeholders.ts`),
    ),
    ...unwritten.map((path) =>
      remind(
        'content/blog/index.ts',
        path,
        'is announced but not written, so its card leads to a 404; write it or take the card out',
      ),
    ),
  ];
}

/** Lists what the owner has to decide: dates that have passed, and placeholders. `today` is an ISO date. */
export function checkLaunch(input: LaunchInput, today: string): Finding[] {
  return [
    ...checkDates(input, today),
    ...checkQuestions(input),
    ...checkDeadlines(input, today),
    ...checkPlaceholders(input),
    ...checkClaims(input),
  ];
}
