import { findPlace } from './find-place.ts';

// Content may keep its own modules from loading, such as a list without the entry that another file asks for.
await import('./check-content.ts').catch((problem: Error) => {
  console.info(`error: ${problem.message}${findPlace(problem)}`);
  process.exitCode = 1;
});
