import type { CheckInput, Finding } from './findings.ts';

function checkDates({ facts, securityExpires }: CheckInput, today: string): Finding[] {
  const overdue = Object.entries(facts).filter(([, { reviewBy }]) => reviewBy < today);
  const findings: Finding[] = overdue.map(([field, { value, asOf, source, reviewBy }]) => ({
    level: 'warning',
    file: 'content/facts.ts',
    field,
    message: `${value}, stated as of ${asOf}, was to be reviewed by ${reviewBy}; check ${source}, then set value, asOf and reviewBy`,
  }));
  if (securityExpires.slice(0, 10) <= today) {
    const message = 'has passed; set it within the next year (RFC 9116)';
    findings.push({ level: 'error', file: 'content/security.ts', field: 'expires', message });
  }
  return findings;
}

function checkPlaceholders({ firm, placeholders, conflicts, unwritten }: CheckInput): Omit<Finding, 'level'>[] {
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
    ...conflicts.map(({ subject, said }) => ({
      file: 'content/claims.ts',
      field: subject,
      message: `is said in ${said.length} ways: ${said.map(({ where, value }) => `${value} (${where})`).join(', ')}; decide on one`,
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
  return [...checkDates(input, today), ...placeholders];
}
