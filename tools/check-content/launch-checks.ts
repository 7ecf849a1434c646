import type { DatedFact } from '../../content/types.ts';
import type { CheckInput, Finding } from './findings.ts';

/** The ISO date after another. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** What is wrong with the history of a fact on a day: no value yet, no value any more, a gap, or a review overdue. */
function describeFact({ values, source, reviewBy }: DatedFact, today: string): string[] {
  const current = values.filter(({ from }) => from <= today).at(-1);
  const problems: string[] = [];
  if (!current) problems.push(`begins on ${values[0]?.from}, in the future; add the value of today`);
  else if (current.to && current.to < today) problems.push(`has had no value since ${current.to}; add the one that followed`);
  values.forEach(({ to }, index) => {
    const next = values[index + 1];
    if (next && next.from !== (to && dayAfter(to)))
      problems.push(`does not go on from ${to ?? 'a value without an end'} to ${next.from}; close the gap`);
  });
  if (reviewBy < today) problems.push(`was to be reviewed by ${reviewBy}; check ${source}, then set checked and reviewBy`);
  return problems;
}

/** Rules of due dates whose review is overdue. */
function checkDeadlines({ rules }: CheckInput, today: string): Finding[] {
  return rules
    .filter(({ reviewBy }) => reviewBy < today)
    .map(({ id, reviewBy, sources }) => {
      const written = sources.map(({ label }) => label).join('; ');
      const message = `was to be reviewed by ${reviewBy}; check ${written}, then set checked and reviewBy`;
      return { level: 'warning', file: 'content/deadlines/', field: id, message };
    });
}

function checkDates({ facts, securityExpires }: CheckInput, today: string): Finding[] {
  const findings: Finding[] = Object.entries(facts).flatMap(([field, fact]) =>
    describeFact(fact, today).map((message) => ({ level: 'warning', file: 'content/facts.ts', field, message })),
  );
  if (securityExpires.slice(0, 10) <= today) {
    const message = 'has passed; set it within the next year (RFC 9116)';
    findings.push({ level: 'error', file: 'content/security.ts', field: 'expires', message });
  }
  return findings;
}

function checkPlaceholders({ firm, placeholders, claims, unwritten }: CheckInput): Omit<Finding, 'level'>[] {
  const reserved = Object.entries(firm).filter(([, value]) => /555-01\d\d|\.example$/.test(value));
  return [
    ...reserved.map(([field, value]) => ({
      file: 'content/firm.ts',
      field,
      message: `${value} is reserved for fiction; enter the real one`,
    })),
    ...placeholders.map(({ file, field, what }) => ({
      file,
      field,
      message: `${what}: still invented; replace, then remove the entry from content/placeholders.ts`,
    })),
    ...Object.entries(claims).map(([field, { value, scope, where }]) => ({
      file: 'content/claims.ts',
      field,
      message: `${value}, ${scope} (${where}): confirm it and keep what proves it, or change it`,
    })),
    ...unwritten.map((path) => ({
      file: 'content/blog/index.ts',
      field: path,
      message: 'is announced but not written, so its card leads to a 404; write it or take the card out',
    })),
  ];
}

/** What the owner has to decide: dates that have passed, and what is still invented. `today` is an ISO date. */
export function checkLaunch(input: CheckInput, today: string): Finding[] {
  const placeholders = checkPlaceholders(input).map((finding) => ({ level: 'warning' as const, ...finding }));
  return [...checkDates(input, today), ...checkDeadlines(input, today), ...placeholders];
}
