import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { security } from '../../content/security.ts';
import { escapeText, foldLine, writeVCard } from '../../server/feeds/office.vcf.ts';
import { writeRobotsTxt } from '../../server/feeds/robots.txt.ts';
import { writeSecurityTxt } from '../../server/feeds/security.txt.ts';
import { findPage } from '../../server/find-page.ts';
import { project } from '../../server/maps/coast-projection.ts';
import { describeWay } from '../../server/page-data/cities.ts';
import { createPageData } from '../../server/page-data/create-page-data.ts';
import { createRender } from '../../server/render.tsx';
import { formatAddress, formatDate, formatHours, formatMonth, formatTelHref, formatTime } from '../../shared/format.ts';
import { formatTitle, getPreviewImagePath } from '../../shared/head.tsx';
import { chooseBackgrounds } from '../../shared/sections/backgrounds.ts';
import { askedOn, day } from '../words.ts';

describe('formats', () => {
  test('a date in words is the day that is written, wherever the server stands', () => {
    expect(formatDate('2024-01-15')).toBe('January 15, 2024');
    expect(formatDate('2026-12-31')).toBe('December 31, 2026');
    expect(formatDate('2027-01-01')).toBe('January 1, 2027');
    expect(['2026-11-21', '2027-01-01'].map(formatMonth)).toEqual(['November 2026', 'January 2027']);
  });

  test('a time is on the clock of twelve hours', () => {
    const times = ['00:30', '09:00', '11:59', '12:00', '18:00'].map(formatTime);
    expect(times.join(', ')).toBe('12:30 AM, 9:00 AM, 11:59 AM, 12:00 PM, 6:00 PM');
  });

  test('a line of the opening hours has its times, or its note', () => {
    expect(formatHours({ days: 'x', weekdays: [1], opens: '09:00', closes: '14:00' })).toBe('9:00 AM – 2:00 PM');
    expect(formatHours({ days: 'x', weekdays: [0], note: 'By appointment' })).toBe('By appointment');
  });

  test('a number is dialed with +1 and digits alone', () => {
    expect(formatTelHref('(800) 829-1040')).toBe('tel:+18008291040');
  });

  test('a title ends in the name of the firm, and a page has an image of its own', () => {
    expect(formatTitle('Prices')).toBe(`Prices | ${firm.brand}`);
    expect(['/', '/about', '/services/payroll-services'].map(getPreviewImagePath)).toEqual([
      '/og/home.png',
      '/og/about.png',
      '/og/services-payroll-services.png',
    ]);
  });
});

describe('files for machines', () => {
  const origin = 'https://www.example.com';
  const { street, city, state, zip, lat, lon } = firm.office;

  test('the address is on one line', () => {
    expect(formatAddress()).toBe(`${street}, ${city}, ${state} ${zip}`);
  });

  test('the vCard is read by another library as the office: version 3.0, each field with its type', () => {
    const text = writeVCard(origin);
    expect(text.endsWith('\r\nEND:VCARD\r\n')).toBe(true);
    expect(text).toMatch(/^[\x20-\x7e\r\n]*$/);
    for (const line of text.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75);
    const [, properties] = ICAL.parse(text);
    expect(properties).toEqual([
      ['version', {}, 'text', '3.0'],
      ['n', {}, 'text', ['', '', '', '', '']],
      ['fn', {}, 'text', firm.legalName],
      ['org', {}, 'text', firm.legalName],
      ['nickname', {}, 'text', firm.brand],
      ['x-abshowas', {}, 'unknown', 'COMPANY'],
      ['tel', { type: ['WORK', 'VOICE'] }, 'phone-number', '+15615550142'],
      ['email', { type: ['INTERNET', 'WORK'] }, 'text', firm.email],
      ['adr', { type: 'WORK' }, 'text', ['', '', street, city, state, zip, 'United States']],
      ['geo', {}, 'float', [lat, lon]],
      ['url', { type: 'WORK' }, 'uri', 'https://www.example.com/'],
      [
        'note',
        {},
        'text',
        'Monday to Friday: 9:00 AM to 6:00 PM\nSaturday: 9:00 AM to 2:00 PM\nSunday: By appointment\nFederal holidays: Closed',
      ],
    ]);
  });

  test('the vCard escapes what separates values', () => {
    expect(writeVCard(origin)).toContain(`ADR;TYPE=WORK:;;${street.replace(',', '\\,')};${city};`);
    expect(escapeText('a;b, c\\d\ne')).toBe('a\\;b\\, c\\\\d\\ne');
  });

  test('robots.txt opens the site or closes it', () => {
    expect(writeRobotsTxt(origin, true)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
    expect(writeRobotsTxt(origin, false)).toBe('User-agent: *\nDisallow: /\n');
  });

  test('security.txt has the fields of RFC 9116', () => {
    expect(writeSecurityTxt(origin)).toBe(
      `Contact: mailto:${firm.email}\nExpires: ${security.expires}\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`,
    );
  });

  test('the map has north up and east right', () => {
    expect(project(26.565, -80.23)).toEqual({ x: 0, y: 0 });
    expect(project(26.465, -80.129)).toEqual({ x: 189, y: 151 });
    expect(project(26.565, -80.029).x).toBe(376);
  });
});

describe('the data in a document', () => {
  test('cannot end its script, whatever somebody has searched for, and reads back as it was', () => {
    const asked = '</script><!--<script>\u2028"&';
    const page = createPageData(findPage('/search'), { ...askedOn(day), query: `${new URLSearchParams({ q: asked })}` }, '');
    const render = createRender({ script: '', fonts: [], styles: '', loader: '', drawings: '' });
    const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name: asked }] } as const;
    const html = render(page, '/search', { imageAlt: '', graph }).toString();
    const scripts = [...html.matchAll(/<script type="application\/(ld\+)?json"[^>]*>(.*?)<\/script>/gs)];
    expect(scripts.map(([, , text = '']) => JSON.parse(text))).toEqual([page, graph]);
    expect(page).toMatchObject({ data: { asked } });
    for (const [, , text] of scripts) expect(text).not.toContain('<');
  });
});

describe('a line of a vCard', () => {
  test.each([`FN:${'é'.repeat(60)}`, `FN:${'😀'.repeat(40)}`, `FN:${'x'.repeat(200)}`, 'FN:short', `FN:${'x'.repeat(72)}`])(
    '%s is folded at 75 octets and unfolds to what it was',
    (line) => {
      const parts = foldLine(line).split('\r\n');
      for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      expect(parts.map((part, index) => (index === 0 ? part : part.slice(1))).join('')).toBe(line);
      expect(foldLine(line)).not.toContain('\uFFFD');
      for (const part of parts.slice(1)) expect(part.startsWith(' ')).toBe(true);
    },
  );

  test('is folded no sooner than it must be', () => {
    expect(foldLine('x'.repeat(75))).not.toContain('\r\n');
    expect(foldLine('x'.repeat(76)).split('\r\n')[0]).toHaveLength(75);
  });
});

describe('the way to the next city', () => {
  const city = (name: string) => {
    const found = cities.find((candidate) => candidate.city === name);
    if (!found) throw new Error(`no city ${name}`);
    return found;
  };

  test.each([
    ['Boca Raton', 'Deerfield Beach', 'South along the coast'],
    ['Deerfield Beach', 'Boca Raton', 'North along the coast'],
    ['Ocean Ridge', 'Boynton Beach', 'West over the bridge'],
    ['Boynton Beach', 'Ocean Ridge', 'East over the bridge'],
  ])('from %s to %s is %s', (from, to, way) => {
    expect(describeWay(city(from), city(to))).toBe(way);
  });
});

describe('the backgrounds of a page', () => {
  test('are the preferred ones where no neighbor has the same', () => {
    expect(chooseBackgrounds(['paper', 'sand', 'foam'], 'deep', 'paper')).toEqual(['paper', 'sand', 'foam']);
    expect(chooseBackgrounds(['deep'], 'sand', 'paper')).toEqual(['deep']);
    expect(chooseBackgrounds([], 'sand', 'paper')).toEqual([]);
  });

  test('leave the next section its own', () => {
    expect(chooseBackgrounds(['paper', 'sand'], 'paper', 'paper')).toEqual(['foam', 'sand']);
    expect(chooseBackgrounds(['sand', 'foam'], 'sand', 'paper')).toEqual(['paper', 'foam']);
  });

  test('never repeat, whatever is preferred', () => {
    const all = ['paper', 'sand', 'foam', 'deep'] as const;
    for (const before of all)
      for (const after of all)
        for (const a of all)
          for (const b of all)
            for (const c of all) {
              const row = [before, ...chooseBackgrounds([a, b, c], before, after), after];
              row.forEach((background, index) => {
                expect(background, row.join(' ')).not.toBe(row[index + 1]);
              });
            }
  });
});
