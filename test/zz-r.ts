import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';

for (const p of [
  '/blog/florida-sales-tax-restaurants-guide',
  '/blog/small-business-tax-mistakes-boca-raton',
  '/blog/estate-planning-tips-south-florida-retirees',
]) {
  const html = await (await fetch('http://localhost:4611' + p)).text();
  const { document } = parseHTML(html);
  const lede = document.querySelector('.lede')!.textContent!.slice(0, 60);
  const a = new Readability(document as unknown as Document).parse()!;
  console.log(
    p,
    a.length,
    'changed:',
    /What has changed since/.test(a.textContent!),
    'lede:',
    a.textContent!.includes(lede),
    '|',
    a.textContent!.replace(/\s+/g, ' ').slice(0, 300),
    a.byline,
    a.excerpt,
  );
}
