import { launch } from './browser/browser.ts';

const b = await launch();
const p = await (await b.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
await p.goto('http://localhost:4611/blog/estate-planning-tips-south-florida-retirees');
console.log(
  await p.evaluate(() =>
    [...document.querySelectorAll('.ties section')].map((s) => [
      s.getBoundingClientRect().top,
      s.querySelector('ul')!.getBoundingClientRect().top,
      getComputedStyle(s).gridTemplateRows,
    ]),
  ),
);
await p.goto('about:blank'); // with nowrap inline
await p.setContent(
  `<style>h2{font:30px serif;width:420px;text-wrap:balance} .a n-w{display:inline-block;white-space:normal}.b n-w{white-space:nowrap}</style><h2 class=p>Prices for S corporation returns and the people who own all of them</h2><h2 class=a>Prices for <n-w>S corporation</n-w> returns and the people who own all of them</h2><h2 class=b>Prices for <n-w>S corporation</n-w> returns and the people who own all of them</h2><h2 class=c>Prices for S\u00a0corporation returns and the people who own all of them</h2>`,
);
console.log(
  await p.evaluate(() =>
    [...document.querySelectorAll('h2')].map((h) => {
      const r = document.createRange();
      r.selectNodeContents(h);
      return [...new Set([...r.getClientRects()].map((x) => Math.round(x.right)))].join();
    }),
  ),
);
console.log(
  await p.evaluate(() =>
    [...document.querySelectorAll('h2')].map((h) => {
      getSelection()!.removeAllRanges();
      (window as any).getSelection().collapse(document.body, 0);
      return 0;
    }),
  ),
);
for (const q of ['S corporation returns'])
  console.log(
    await p.evaluate((q) => {
      getSelection()!.removeAllRanges();
      const o = [];
      for (let i = 0; i < 5; i++) {
        if (!(window as any).find(q)) break;
        o.push(getSelection()!.anchorNode!.parentElement!.closest('h2')?.className);
      }
      return o;
    }, q),
  );
await b.close();
