import type { DatedFact } from '../../content/types.ts';
import { addDays } from '../../shared/deadlines/days.ts';
import { error, type Finding, type LaunchInput, warn } from './findings.ts';

/** What is said of a review that is overdue. */
const listOverdue = (reviewBy: string, source: string, today: string) =>
  reviewBy < today ? [`was to be reviewed by ${reviewBy}; check ${source}, then set checked and reviewBy`] : [];

/** What is wrong with the history of a fact on a day: no value yet, no value any more, a gap, or a review overdue. */
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
    return listOverdue(reviewBy, written, today).map((message) => warn('content/deadlines/', id, message));
  });
}

function checkDates({ facts, securityExpires }: LaunchInput, today: string): Finding[] {
  const findings = Object.entries(facts).flatMap(([field, fact]) =>
    describeFact(fact, today).map((message) => warn('content/facts.ts', field, message)),
  );
  if (securityExpires.slice(0, 10) <= today)
    findings.push(error('content/security.ts', 'expires', 'has passed; set it within the next year (RFC 9116)'));
  return findings;
}

function checkPlaceholders({ firm, placeholders, claims, unwritten }: LaunchInput): Finding[] {
  const reserved = Object.entries(firm).filter(([, value]) => /555-01\d\d|\.example$/.test(value));
  return [
    ...reserved.map(([field, value]) => warn('content/firm.ts', field, `${value} is reserved for fiction; enter the real one`)),
    ...placeholders.map(({ file, field, what }) =>
      warn(file, field, `${what}: still invented; replace, then remove the entry from content/placeholders.ts`),
    ),
    ...Object.entries(claims).map(([field, { value, scope, where }]) =>
      warn('content/claims.ts', field, `${value}, ${scope} (${where}): confirm it and keep what proves it, or change it`),
    ),
    ...unwritten.map((path) =>
      warn(
        'content/blog/index.ts',
        path,
        'is announced but not written, so its card leads to a 404; write it or take the card out',
      ),
    ),
  ];
}

/** What the owner has to decide: dates that have passed, and what is still invented. `today` is an ISO date. */
export function checkLaunch(input: LaunchInput, today: string): Finding[] {
  return [...checkDates(input, today), ...checkDeadlines(input, today), ...checkPlaceholders(input)];
}
