import { checkEngine } from './checks.ts';
import { startWebKit } from './webkit.ts';

checkEngine('WebKitGTK', { start: startWebKit, isProxied: true });
