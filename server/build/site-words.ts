import { createHash } from 'node:crypto';
import { about } from '../../content/about.ts';
import { articles } from '../../content/blog/index.ts';
import { blogPage } from '../../content/blog-page.ts';
import { cities } from '../../content/cities/index.ts';
import { contact } from '../../content/contact.ts';
import { faqs } from '../../content/faqs.ts';
import { home } from '../../content/home.ts';
import { location } from '../../content/location.ts';
import { prices } from '../../content/prices.ts';
import { pricing } from '../../content/pricing.ts';
import { services } from '../../content/services/index.ts';
import { servicesPage } from '../../content/services-page.ts';
import type { PageHead } from '../../content/types.ts';

/** What a page says, and where it is written. */
export interface PageWords {
  path: string;
  /** The file to open to change the words. */
  file: string;
  head: PageHead;
  /** The h1. */
  heading: string;
  /** The part of the site, as the social image shows it. */
  section: string;
  /** Everything that is read on the page, as content. */
  words: unknown;
}

const single: PageWords[] = [
  { path: '/', file: 'home', heading: home.hero.heading, section: 'Accounting and tax', head: home.head, words: home },
  { path: '/about', file: 'about', heading: about.hero.heading, section: 'About the firm', head: about.head, words: about },
  {
    path: '/services',
    file: 'services-page',
    heading: servicesPage.hero.heading,
    section: 'Services',
    head: servicesPage.head,
    words: servicesPage,
  },
  {
    path: '/blog',
    file: 'blog-page',
    heading: blogPage.hero.heading,
    section: 'Resources',
    head: blogPage.head,
    words: [blogPage, articles],
  },
  {
    path: '/location',
    file: 'location',
    heading: location.hero.heading,
    section: 'Location',
    head: location.head,
    words: location,
  },
  {
    path: '/pricing',
    file: 'pricing',
    heading: pricing.hero.heading,
    section: 'Pricing',
    head: pricing.head,
    words: [pricing, prices],
  },
  { path: '/faqs', file: 'faqs', heading: faqs.hero.heading, section: 'FAQs', head: faqs.head, words: faqs },
  { path: '/contact', file: 'contact', heading: contact.hero.heading, section: 'Contact', head: contact.head, words: contact },
].map((page) => ({ ...page, file: `content/${page.file}.ts` }));

/** The words of every page, in no particular order. */
export async function siteWords(): Promise<PageWords[]> {
  const ofServices = services.map(async ({ slug, load }) => {
    const { body } = await load();
    const { heading, eyebrow } = body.hero;
    return {
      path: `/services/${slug}`,
      file: `content/services/${slug}.ts`,
      head: body.head,
      heading,
      section: eyebrow,
      words: body,
    };
  });
  const ofCities = cities.map(async ({ slug, county, load }) => {
    const { body } = await load();
    return {
      path: `/locations/${slug}`,
      file: `content/cities/${slug}.ts`,
      head: body.head,
      heading: body.hero.heading,
      section: `${county} County`,
      words: body,
    };
  });
  const ofArticles = articles.flatMap(({ slug, title, category, load }) => {
    if (!load) return [];
    const file = `content/blog/${slug}.ts`;
    return [
      load().then(({ body }) => ({
        path: `/blog/${slug}`,
        file,
        head: body.head,
        heading: title,
        section: category,
        words: [title, body],
      })),
    ];
  });
  return [...single, ...(await Promise.all([...ofServices, ...ofCities, ...ofArticles]))];
}

/** A short mark that changes when the value does. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12);
}
