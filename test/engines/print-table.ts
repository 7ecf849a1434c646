import type { TestModule } from 'vitest/node';
import { type Outcome, tabulate } from './tabulate.ts';

/** A reporter of vitest: after its own, prints what was tried in which engine as one table. */
export default class PrintTable {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const outcomes = modules.flatMap((module) =>
      [...module.children.allTests()].map((test): Outcome => {
        const [engine = '', what = ''] = test.fullName.split(' > ');
        return { engine, what, isPassed: test.result().state === 'passed' };
      }),
    );
    console.table(tabulate(outcomes));
  }
}
