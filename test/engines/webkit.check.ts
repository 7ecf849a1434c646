import { checkEngine } from './visit.ts';
import { startWebKit } from './webkit.ts';

checkEngine(startWebKit);
