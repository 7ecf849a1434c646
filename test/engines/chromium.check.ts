import { launch } from '../browser/browser.ts';
import { drive } from './playwright.ts';
import { checkEngine } from './visit.ts';

checkEngine(async (onEnd) => drive(await launch(), onEnd));
