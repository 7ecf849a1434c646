import request from 'supertest';
import { describe, expect, test } from 'vitest';
import { prices } from '../../content/prices.ts';
import { formatAmount } from '../../shared/format.ts';
import { parse, textOf } from '../documents.ts';
import { makeApp } from '../site.ts';

const { app } = makeApp();

/** The words of the estimate of a page. */
const estimateOf = (html: string) => textOf(parse(html).querySelector('#estimate'));

describe('an estimate', () => {
  test('is filled in from its address: its data is that of the page, and says that it shows an estimate', async () => {
    const [own, filled] = [await request(app).get('/data/pricing.json'), await request(app).get('/data/pricing.json?1040=1')];
    expect(filled.body).toEqual({ ...own.body, isView: true });
  });

  test('is answered with its totals, and phones share its address, not that of the page', async () => {
    const { headers, text } = await request(app).get('/pricing?1040=1&c=1&books=1').expect(200);
    const yearly = prices.basic1040.price.low + prices.scheduleC.price.low;
    expect(estimateOf(text)).toContain(formatAmount({ low: yearly, high: yearly }));
    expect(estimateOf(text)).toContain(formatAmount(prices.bookkeeping.price));
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(text).not.toMatch(/rel="canonical"|property="og:url"/);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toContain('<a href="/pricing?1040=1&amp;c=1&amp;books=1#estimated">');
  });

  test('leaves the page without one as it is: indexed, with nothing added', async () => {
    const { headers, text } = await request(app).get('/pricing');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(estimateOf(text)).toContain('Nothing added yet.');
    expect(estimateOf(text)).not.toContain('$0');
    expect(parse(text).querySelector('[aria-invalid]')).toBeNull();
  });

  test('in another spelling is redirected to its own, whose answer is no redirect', async () => {
    const right = '/pricing?1040=2&c=%D9%A3';
    await request(app).get('/pricing?c=%D9%A3%0A&1040=%2002').expect(301).expect('Location', right);
    await request(app).get(right).expect(200);
  });

  test('is the same by its address, with the fields that the form leaves empty, and with what means nothing here', async () => {
    const own = '1120s=2&payroll=1';
    const known = await request(app).get(`/pricing?${own}`);
    expect(estimateOf(known.text)).toContain('$2,700');
    for (const query of ['1040=&1065=0&1120s=2&1120=&payroll=1', `utm_source=mail&${own}`, `${own}&books=2`])
      await request(app).get(`/pricing?${query}`).expect(200, known.text);
  });

  test('is what the form sends, to this site alone', async () => {
    const { text } = await request(app).get('/pricing');
    const forms = [...parse(text).querySelectorAll('form')];
    expect(forms.map((form) => form.getAttribute('action'))).toEqual(['/pricing#estimated']);
    const fields = Array.from(forms[0]?.querySelectorAll('input[name]') ?? [], (input) => input.getAttribute('name'));
    expect(fields).toEqual(['1040', '1065', '1120s', '1120', '1041', 'c', 'state', 'rental', 'books', 'payroll', 'sales']);
  });
});
