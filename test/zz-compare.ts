import { launch } from './browser/browser.ts';
import { launchChromium109 } from './browser/chromium-109.ts';

const origin = process.argv[2]!;
const shots = process.argv[3];
const paths = (
  process.argv[4] ??
  '/,/about,/services,/services/payroll-services,/services/bookkeeping-services,/services/quickbooks-support,/services/sales-tax-services,/services/succession-planning,/services/business-formation,/services/irs-resolution,/services/tax-planning,/services/estate-trust-services,/blog,/blog/florida-sales-tax-restaurants-guide,/location,/locations/boca-raton,/locations/gulf-stream,/pricing,/pricing?1040=1&books=1,/faqs,/contact,/deadlines,/deadlines?who=employer,/forms,/search?q=cp2000,/privacy,/nope'
).split(',');
const [old, now] = [await launchChromium109(), await launch()];
for (const width of [390, 1280]) {
  for (const path of paths) {
    const r: any[] = [];
    for (const [name, b] of [
      ['109', old],
      ['now', now],
    ] as const) {
      const page = await (await b.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })).newPage();
      const log: string[] = [];
      page.on('console', (m) => log.push(m.text()));
      page.on('pageerror', (e) => log.push('EX ' + e.message));
      await page.goto(origin + path);
      await page.waitForSelector('html[data-ready]', { timeout: 8000 }).catch(() => log.push('NOT READY'));
      await page.waitForTimeout(300);
      r.push(
        await page.evaluate(() => ({
          h: document.documentElement.scrollHeight,
          w: document.documentElement.scrollWidth,
          h1: Math.round(document.querySelector('h1')!.getBoundingClientRect().height),
          head: Math.round(document.querySelector('header')!.getBoundingClientRect().height),
        })),
      );
      const l = log.filter((x) => !/Permissions-Policy/.test(x));
      if (l.length) console.log('   ', name, path, l.slice(0, 3));
      if (shots) await page.screenshot({ path: `${shots}/${path.replace(/\W/g, '_')}-${width}-${name}.png`, fullPage: true });
      await page.context().close();
    }
    const [a, b] = r;
    console.log(
      width,
      path,
      `h ${a.h}/${b.h} (${((a.h / b.h - 1) * 100).toFixed(1)}%) w ${a.w}/${b.w} h1 ${a.h1}/${b.h1} head ${a.head}/${b.head}`,
    );
  }
}
await old.close();
await now.close();
