import { launch } from './browser/browser.ts';

const b = await launch();
const p = await (await b.newContext()).newPage();
await p.clock.setFixedTime(new Date('2027-01-01T04:40:00Z'));
await p.goto('http://localhost:4611/');
await p.waitForSelector('html[data-ready]');
console.log(await p.evaluate(() => [new Date().toISOString(), String(Date).slice(0, 60)]));
await p.clock.setFixedTime(new Date('2027-01-01T05:20:00Z'));
console.log(await p.evaluate(() => new Date().toISOString()));
await p.clock.setFixedTime(new Date('2027-01-03T05:20:00Z'));
console.log(await p.evaluate(() => new Date().toISOString()));
await p.reload();
await p.waitForSelector('html[data-ready]', { timeout: 9000 }).catch(() => console.log('not ready'));
console.log(await p.evaluate(() => new Date().toISOString()));
await b.close();
