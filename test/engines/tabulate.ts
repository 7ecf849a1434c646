/** How a test has ended: its engine, the group it belongs to, and whether it has passed; one that was left out has not. */
export interface Outcome {
  engine: string;
  what: string;
  isPassed: boolean;
}

/** What was tried, with how many tests of how many have passed in each engine; what only one was asked is missed in the other. */
export function tabulate(outcomes: Outcome[]): Record<string, Record<string, string>> {
  const engines = [...new Set(outcomes.map(({ engine }) => engine))].sort();
  const groups = [...new Set(outcomes.map(({ what }) => what))];
  const cell = (group: string, name: string) => {
    const tests = outcomes.filter(({ engine, what }) => engine === name && what === group);
    const passed = tests.filter(({ isPassed }) => isPassed).length;
    if (tests.length === 0) return 'MISSED';
    return `${passed} of ${tests.length}${passed === tests.length ? '' : ' MISSED'}`;
  };
  return Object.fromEntries(groups.map((group) => [group, Object.fromEntries(engines.map((name) => [name, cell(group, name)]))]));
}
