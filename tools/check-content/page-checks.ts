import { parseArticle } from '../../server/articles/parse-article.ts';
import { titleLength } from '../../shared/head.tsx';
import { nameSections } from '../../shared/sections/name-sections.ts';
import { type ArticleFile, type CheckInput, error, type Finding, warn } from './findings.ts';
import type { PageRecord } from './read-records.ts';
import { checkLookalikes, checkRepeats } from './repeat-checks.ts';
import { listLinks, listStrings } from './strings.ts';
import { checkCounts, checkTexts, listWritten } from './text-checks.ts';
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

/** Addresses that a letter or a browser would spell in another way. */
function checkPaths({ file, path }: PageRecord): Finding[] {
  if (/^(\/[a-z\d-]*)+$/.test(path)) return [];
  return [error(file, path, 'is no address; write it in small letters, digits and hyphens')];
}

/** Links that lead nowhere, in a page or in the menu. */
export function checkLinks(
  { file, day, props }: Pick<PageRecord, 'file' | 'day' | 'props'>,
  { isPage, hasId, unwritten }: Pick<CheckInput, 'isPage' | 'hasId' | 'unwritten'>,
): Finding[] {
  return listLinks(props).flatMap(({ field, href }) => {
    // The maps are checked as files.
    if (unwritten.includes(href) || /^(map|drive)\[/.test(field)) return [];
    // The tree that an article is read into has no fields that somebody wrote.
    const place = field.replace(/^text\[.*/, 'content');
    if (!isPage(href, day))
      return [error(file, place, `links to ${href}, which is neither a page nor a file; correct the address`)];
    const [path = '', id] = href.split('#');
    const [page = ''] = path.split('?');
    return id === undefined || hasId(page, id)
      ? []
      : [error(file, place, `links to ${href}, but ${page} has nothing named ${id}`)];
  });
}

/** A price, a claim or another value that stands in a sentence as it is: the compiler lets that pass. */
function checkValues({ file, head, props }: PageRecord): Finding[] {
  return listStrings({ head, props })
    .filter(({ text }) => text.includes('[object Object]'))
    .map(({ field }) => error(file, field, 'has a value in a sentence; format it, such as with formatPrice of shared/format.ts'));
}

/** A client who signs with more than a first name and an initial, or with less. */
function checkAuthors(page: PageRecord): Finding[] {
  const { path, file } = page;
  const authors = path.startsWith('/blog') ? [] : listWritten(page).filter(({ field }) => /\bauthor$/.test(field));
  return authors
    .filter(({ text }) => !/^\p{Lu}\p{L}+ \p{Lu}\.$/u.test(text))
    .map(({ field, text }) => warn(file, field, `"${text}" is not a first name and an initial; write it like Rosa M.`));
}

/** How many words are read in a minute. */
const wordsPerMinute = 200;

/** HTML that the page of an article cannot show, and a reading time that its words do not take. */
export function checkHtml({ file, html, readTime }: ArticleFile): Finding[] {
  try {
    parseArticle(html);
    const words = html
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean);
    const minutes = Math.ceil(words.length / wordsPerMinute);
    return minutes === readTime
      ? []
      : [
          warn(
            'content/blog/index.ts',
            `${file.replace(/.*\/|\.ts$/g, '')}.readTime`,
            `is ${readTime}, and its words take ${minutes} minutes; write that`,
          ),
        ];
  } catch (problem) {
    return [error(file, 'content', problem instanceof Error ? problem.message : String(problem))];
  }
}

/** A page that no other page links to is one that nobody finds. */
function checkOrphans({ pages, isLinked, today }: CheckInput): Finding[] {
  return pages
    .filter(({ path, day }) => day === today && !isLinked(path))
    .map(({ path, file }) => error(file, path, 'is linked from no other page; add it to a menu, a list of cards or a text'));
}

/** A service that the index of services does not lead to, although the menu or the footer may. */
function checkServiceIndex({ pages }: CheckInput): Finding[] {
  const index = pages.find(({ kind }) => kind === 'services');
  if (!index) return [];
  const listed = listLinks(index.props).map(({ href }) => href);
  return pages
    .filter(({ kind, path }) => kind === 'service' && !listed.includes(path))
    .map(({ path }) => error(index.file, 'groups', `does not list ${path}; add it to the group of those who ask for it`));
}

/** A service whose head has the illustration of another: each has a thing of its own on the desk. */
function checkIllustrations({ pages }: CheckInput): Finding[] {
  const services = pages.filter(({ kind }) => kind === 'service');
  const read = ({ props }: PageRecord) => listStrings(props).find(({ field }) => field === 'hero.illustration')?.text;
  return services.flatMap((page, index) => {
    const other = services.slice(0, index).find((above) => read(above) === read(page));
    const message = `"${read(page)}" is that of ${other?.path}, too; take one of client/desks.svg that no service has`;
    return other ? [error(page.file, 'hero.illustration', message)] : [];
  });
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
 * What an editor has to fix: addresses, lengths, heads and texts that repeat, dead links, values without a format, sections without a
 * name, orphans, services that their index leaves out or that share an illustration.
 */
export function checkPages(input: CheckInput): Finding[] {
  const { pages } = input;
  return [
    ...pages.flatMap(({ file, head, day }) => ('updated' in head ? checkDate(file, 'head.updated', head.updated, day) : [])),
    ...pages.flatMap(checkPaths),
    ...pages.flatMap(checkLengths),
    ...pages.flatMap((page) => checkLinks(page, input)),
    ...pages.flatMap(checkValues),
    ...pages.flatMap(checkAuthors),
    ...checkTexts(pages),
    ...checkCounts(input),
    ...pages.flatMap(checkSectionNames),
    ...checkOrphans(input),
    ...checkServiceIndex(input),
    ...checkIllustrations(input),
    ...checkRepeats(input),
    ...checkLookalikes(pages),
  ];
}
