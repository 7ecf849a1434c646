/** A process of its own, as who is timed meanwhile shares no thread with it. Says how many requests failed. */
import { chooseUnique, soak } from './soak-requests.ts';

const [origin = '', total, prefix = ''] = process.argv.slice(2);
process.stdout.write(`${(await soak(origin, Number(total), chooseUnique(prefix), 256)).failed} failed`);
