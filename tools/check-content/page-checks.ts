import { parseArticle } from '../../server/articles/parse-article.ts';
import { titleLength } from '../../shared/head.tsx';
import { nameSections } from '../../shared/sections/name-sections.ts';
import { type ArticleFile, type CheckInput, error, type Finding } from './findings.ts';
import type { PageRecord } from './read-records.ts';
import { listLinks, listStrings } from './strings.ts';
import { checkDate } from './value-checks.ts';

function checkLengths({ file, head }: PageRecord): Finding[] {
  const title = head.title.length;
  const description = head.description.length;
  const findings: Finding[] = [];
  if (title > titleLength)
    findings.push(
      error(file, 'head.title', `is ${title} characters long; cut it to ${titleLength}, search results show no more`),
    );
  if (description < 70 || description > 160)
    findings.push(error(file, 'head.description', `is ${description} characters long; make it 70 to 160`));
  return findings;
}

function checkLinks({ file, props }: PageRecord, { isPage, unwritten }: CheckInput): Finding[] {
  return listLinks(props)
    .filter(({ href }) => !isPage(href) && !unwritten.includes(href))
    .map(({ field, href }) => error(file, field, `links to ${href}, which is neither a page nor a file; correct the address`));
}

/** A price, a claim or another value that stands in a sentence as it is: the compiler lets that pass. */
function checkValues({ file, head, props }: PageRecord): Finding[] {
  return listStrings({ head, props })
    .filter(({ text }) => text.includes('[object Object]'))
    .map(({ field }) => error(file, field, 'has a value in a sentence; format it, such as with formatPrice of shared/format.ts'));
}

/** HTML that the page of an article cannot show. */
export function checkHtml({ file, html }: ArticleFile): Finding[] {
  try {
    parseArticle(html);
    return [];
  } catch (problem) {
    return [error(file, 'content', problem instanceof Error ? problem.message : String(problem))];
  }
}

/** A page that no other page links to is one that nobody finds. */
function checkOrphans({ pages, linkedEverywhere }: CheckInput): Finding[] {
  const linked = new Set(linkedEverywhere);
  for (const { path, props } of pages) for (const { href } of listLinks(props)) if (href !== path) linked.add(href);
  return pages
    .filter(({ path }) => !linked.has(path))
    .map(({ path, file }) => error(file, path, 'is linked from no other page; add it to a menu, a list of cards or a text'));
}

/** The texts of a page, each with the address of its section. */
function listPassages({ texts }: PageRecord): { field: string; text: string }[] {
  return texts.flatMap(({ id, passages }) => passages.map(({ text }) => ({ field: `#${id}`, text })));
}

/** Finds titles, descriptions and texts of ten words or more that another page repeats. */
function checkRepeats({ pages, shared }: CheckInput): Finding[] {
  const seen = new Map<string, string>();
  const findings: Finding[] = [];
  for (const page of pages) {
    const { file, head } = page;
    const { title, description } = head;
    const texts = listPassages(page).filter(({ text }) => text.split(/\s+/).length >= 10 && !shared.includes(text));
    for (const { field, text } of [...listStrings({ head: { title, description } }), ...texts]) {
      const before = seen.get(text);
      if (before && !before.startsWith(`${file} `))
        findings.push(error(file, field, `says the same as ${before}; write it anew for this page`));
      else seen.set(text, `${file} ${field}`);
    }
  }
  return findings;
}

/** Finds sections that "On this page" cannot link to: without a name, with a long one, or with that of another. */
function checkSectionNames({ file, sections = [] }: PageRecord): Finding[] {
  return nameSections(sections).flatMap(({ id, name, index }, place, named) => {
    const fail = (message: string) => [error(file, `sections[${index}].nav`, message)];
    if (!name) return fail('has no name for "On this page"; add one of one to three words');
    if (!id || name.split(' ').length > 3 || name.length > 16) return fail(`"${name}" is not one to three words of 16 letters`);
    const isTaken = named.findIndex((other) => other.id === id) < place;
    return isTaken ? fail(`"${name}" is another section’s name, too; each needs its own`) : [];
  });
}

/**
 * What an editor has to fix: lengths, heads and texts that repeat, dead links, values without a format, sections without a
 * name, orphans.
 */
export function checkPages(input: CheckInput): Finding[] {
  const { pages } = input;
  return [
    ...pages.flatMap(({ file, head }) => ('updated' in head ? checkDate(file, 'head.updated', head.updated) : [])),
    ...pages.flatMap(checkLengths),
    ...pages.flatMap((page) => checkLinks(page, input)),
    ...pages.flatMap(checkValues),
    ...pages.flatMap(checkSectionNames),
    ...checkOrphans(input),
    ...checkRepeats(input),
  ];
}
