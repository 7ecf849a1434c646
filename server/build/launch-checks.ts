import type { Content, Finding } from './findings.ts';

function dates({ facts, securityExpires }: Content, today: string): Finding[] {
  const out: Finding[] = Object.entries(facts)
    .filter(([, { reviewBy }]) => reviewBy < today)
    .map(([name, { value, asOf, source, reviewBy }]) => ({
      level: 'warning',
      file: 'content/facts.ts',
      field: name,
      say: `${value}, stated as of ${asOf}, was to be looked at again by ${reviewBy}; check ${source}, then set value, asOf and reviewBy`,
    }));
  if (securityExpires.slice(0, 10) <= today)
    out.push({
      level: 'error',
      file: 'content/security.ts',
      field: 'expires',
      say: 'has passed; set it within the next year (RFC 9116)',
    });
  return out;
}

function goingLive({ firm, placeholders, conflicts, unwritten }: Content): Finding[] {
  const numbers = Object.entries(firm)
    .filter(([, value]) => /555-01\d\d|\.example$/.test(value))
    .map(([field, value]) => ({
      level: 'warning' as const,
      file: 'content/firm.ts',
      field,
      say: `${value} is reserved for fiction; put in the real one`,
    }));
  return [
    ...numbers,
    ...placeholders.map(({ file, field, what }) => ({
      level: 'warning' as const,
      file,
      field,
      say: `${what}: still invented; replace, then strike the entry from content/placeholders.ts`,
    })),
    ...conflicts.map(({ subject, said }) => ({
      level: 'warning' as const,
      file: 'content/claims.ts',
      field: subject,
      say: `is said in ${said.length} ways: ${said.map(({ where, value }) => `${value} (${where})`).join(', ')}; decide on one`,
    })),
    ...unwritten.map((path) => ({
      level: 'warning' as const,
      file: 'content/blog/index.ts',
      field: path,
      say: 'is announced but not written, so its card leads to a 404; write it or take the card out',
    })),
  ];
}

/** What the owner has to settle before going live and now and then after it: dates that have passed, and what is still invented. `today` is an ISO date. */
export function checkLaunch(content: Content, today: string): Finding[] {
  return [...dates(content, today), ...goingLive(content)];
}
