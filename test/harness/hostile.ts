import { sendCrowd } from '../hostile/crowd.ts';
import { runHarness } from './figures.ts';

// `npm run test:hostile`: 20,000 hostile requests and what is none. `-- --naive`: against a server without guards.
const total = 20_000;

await runHarness(async (child) => {
  const started = performance.now();
  const { faults, shed } = await sendCrowd(child.origin, total);
  for (const fault of faults.slice(0, 10)) console.info(fault);
  return [
    { what: `faults in ${total} conversations (it stops at 50)`, found: faults.length, most: 0 },
    { what: '503 with Retry-After', found: shed, most: 0 },
    { what: 'exits', found: child.exits(), most: 0 },
    { what: 'seconds', found: (performance.now() - started) / 1000, most: 600 },
  ];
});
