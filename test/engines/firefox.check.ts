import { startFirefox } from './firefox.ts';
import { checkEngine } from './visit.ts';

checkEngine(startFirefox);
