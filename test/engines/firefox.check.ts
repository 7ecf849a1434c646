import { checkEngine } from './checks.ts';
import { startFirefox } from './firefox.ts';

checkEngine('Firefox ESR', { start: startFirefox, isProxied: false });
