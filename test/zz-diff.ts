import sharp from 'sharp';
import { launch } from './browser/browser.ts';

const [o, n] = ['http://localhost:4612', 'http://localhost:4611'];
const paths = (
  process.argv[2] ??
  '/,/about,/services,/services/payroll-services,/services/bookkeeping-services,/services/quickbooks-support,/services/sales-tax-services,/services/business-formation,/services/irs-resolution,/services/accounting,/services/tax-planning,/services/estate-trust-services,/blog,/blog/florida-sales-tax-restaurants-guide,/blog/estate-planning-tips-south-florida-retirees,/location,/locations/boca-raton,/locations/gulf-stream,/pricing,/pricing?1040=1&books=1,/faqs,/contact,/deadlines,/deadlines?who=employer,/forms,/search?q=cp2000,/privacy,/nope'
).split(',');
const b = await launch();
for (const scheme of (process.argv[4] ?? 'light,dark').split(',') as ('light' | 'dark')[])
  for (const width of (process.argv[3] ?? '390,1280').split(',').map(Number))
    for (const path of paths) {
      const im: Buffer[] = [];
      for (const origin of [o, n]) {
        const page = await (
          await b.newContext({ viewport: { width, height: 844 }, colorScheme: scheme, reducedMotion: 'reduce' })
        ).newPage();
        await page.goto(origin + path);
        await page.waitForFunction(() => history.scrollRestoration === 'manual');
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(150);
        im.push(await page.screenshot({ fullPage: true }));
        await page.context().close();
      }
      const [x, y] = await Promise.all(im.map((i) => sharp(i).removeAlpha().raw().toBuffer({ resolveWithObject: true })));
      const h = Math.min(x.info.height, y.info.height);
      const rows: number[] = [];
      let count = 0;
      for (let r = 0; r < h; r++) {
        let d = 0;
        for (let i = r * width * 3; i < (r + 1) * width * 3; i++)
          if (Math.abs(x.data[i] - y.data[i]) > 12) {
            d++;
          }
        if (d) {
          rows.push(r);
          count += d;
        }
      }
      if (rows.length || x.info.height !== y.info.height) {
        console.log(
          scheme,
          width,
          path,
          `${x.info.height}->${y.info.height}`,
          'rows',
          rows.length,
          'first',
          rows[0],
          'last',
          rows.at(-1),
          'px',
          count,
        );
        await sharp(im[0]).toFile(`/tmp/dv/shots/D-${path.replace(/\W/g, '_')}-${width}-${scheme}-109.png`);
        await sharp(im[1]).toFile(`/tmp/dv/shots/D-${path.replace(/\W/g, '_')}-${width}-${scheme}-now.png`);
      }
    }
await b.close();
