import request from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { cities } from '../../content/cities/index.ts';
import { services } from '../../content/services/index.ts';
import { pages } from '../../shared/routes.ts';
import { joinWords, makeApp } from '../site.ts';

const html = new Map<string, string>();
beforeAll(async () => {
  const { app } = await makeApp();
  for (const { path } of pages) html.set(path, joinWords((await request(app).get(path)).text));
});

const paths = services.map(({ path }) => path);
const pageOf = (path: string) => html.get(path) ?? '';

describe('the page of a service', () => {
  test.each(paths)('%s says at its top who it is for, what it costs, how long it takes and what to bring', (path) => {
    const brief = /<section class="brief .*?<\/section>/s.exec(pageOf(path))?.[0] ?? '';
    const answers = brief.split('<dt').slice(1);
    expect(answers).toHaveLength(4);
    for (const answer of answers) expect(answer).toMatch(/brief-value">[^<]+<\/dd><dd>[^<]{12,}<a href="\/[^"]+">[^<]+<\/a>/);
    expect(answers[1]).toMatch(/brief-value">(From )?\$\d|Quoted in writing.*\$\d/);
  });

  test.each(paths)('%s has at most eight bands below its head', (path) => {
    const bands = [...pageOf(path).matchAll(/<(?:section|div) class="section /g)];
    expect(bands.length).toBeGreaterThan(4);
    expect(bands.length).toBeLessThanOrEqual(8);
  });

  test.each(paths)('%s leads on to a form, an article or a town, and the person who does it', (path) => {
    const also = /<section class="related-also">.*?<\/section>/s.exec(pageOf(path))?.[0] ?? '';
    expect(also).toMatch(/href="\/forms#/);
    expect(also).toMatch(/href="\/(blog|locations)\//);
    expect(also).toMatch(/href="\/about#\w+">[^<]+ \w/);
  });
});

describe('what is on a page', () => {
  const long: string[] = [...paths, ...cities.map(({ path }) => path)];
  const linksOf = (page: string) => [...page.matchAll(/<li><a href="#([^"]+)">([^<]+)<\/a>/g)];

  test.each(long)('%s says it in links of one to three words, in the order of its sections', (path) => {
    const page = pageOf(path);
    const nav = /<nav class="on-this-page".*?<\/nav>/s.exec(page)?.[0] ?? '';
    const links = linksOf(nav);
    const sections = [...page.matchAll(/<section class="(?:section|band-part)[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(sections.length).toBeGreaterThanOrEqual(6);
    expect(links.map(([, id]) => id)).toEqual(sections);
    expect(nav).toContain(`<small>${sections.length} sections</small>`);
    for (const [, id, name = ''] of links) {
      expect(name.split(' ').length, name).toBeLessThanOrEqual(3);
      expect(id).toBe(name.toLowerCase().replaceAll(' ', '-'));
      expect(page.split(` id="${id}"`), `${id} is there once`).toHaveLength(2);
    }
  });

  test('stands on no other page', () => {
    const others = [...html].filter(([path]) => !long.includes(path));
    expect(others.length).toBeGreaterThan(10);
    expect(others.filter(([, page]) => page.includes('class="on-this-page"')).map(([path]) => path)).toEqual([]);
  });
});

test('what a link leads to within a page is there', () => {
  for (const [path, page] of html)
    for (const [, to = '', id = ''] of page.matchAll(/<a [^>]*href="(\/[^"#?]*)[^"#]*#([^"]+)"/g))
      expect(pageOf(to), `${path} links to ${to}#${id}`).toContain(` id="${id}"`);
});
