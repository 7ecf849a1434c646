import { firefox } from 'playwright-core';
import { programs } from './find-engines.ts';
import { drive } from './playwright.ts';
import { checkEngine } from './visit.ts';

// Firefox ESR as Debian has it, by WebDriver BiDi.
const launch = () => firefox.launch({ channel: 'moz-firefox', executablePath: programs.firefox });

checkEngine(async (onEnd) => drive(await launch(), onEnd));
