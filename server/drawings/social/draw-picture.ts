import { articles } from '../../../content/blog/index.ts';
import { type City, cityTable } from '../../../content/cities/table.ts';
import { services } from '../../../content/services/index.ts';
import { towns } from '../../../content/towns/table.ts';
import { findRoute } from '../../../shared/routes.ts';
import { listTides } from '../../bundle/due-dates.ts';
import type { PageRecord } from '../../editorial/read-pages.ts';
import type { Colors } from '../colors.ts';
import { drawFigurePreview } from './figure.ts';
import { drawHalfHour } from './half-hour.ts';
import { drawHome } from './home.ts';
import { drawIconPage, drawServices } from './icon-pages.ts';
import { drawFaqs, drawPricing } from './ledger-pages.ts';
import { drawMonths } from './months.ts';
import { drawOfficeMap } from './office-map.ts';
import { drawPapers } from './papers.ts';
import { drawPeople } from './people.tsx';
import type { Picture } from './picture.ts';
import { drawSubjects } from './subjects.ts';
import { drawTown } from './town.tsx';

type Draw = (colors: Colors) => Picture | Promise<Picture>;

const mark = { sign: 'a sea-grape leaf' };

/** The pictures of the one-of-a-kind pages; one that is not here has the mark. */
const pictures: Record<string, Draw> = {
  '/': (colors) => drawHome(listTides(), colors),
  '/about': drawPeople,
  '/services': drawServices,
  '/blog': (colors) => drawSubjects(articles.filter(({ load }) => load).length, colors),
  '/location': (colors) => drawOfficeMap(cityTable, colors),
  '/pricing': drawPricing,
  '/faqs': drawFaqs,
  '/deadlines': drawMonths,
  '/forms': drawPapers,
  '/contact': drawHalfHour,
  '/privacy': (colors) => drawIconPage({ icon: 'lock', sign: 'a lock' }, colors),
  '/accessibility': (colors) => drawIconPage({ icon: 'accessibility', sign: 'the sign of a wheelchair' }, colors),
};

async function drawService(path: string, colors: Colors): Promise<Picture> {
  const service = services.find((entry) => entry.path === path);
  const figure = service && (await service.load()).body.figure;
  return figure ? drawFigurePreview(figure, colors) : drawIconPage(mark, colors);
}

async function drawArticle(slug: string, colors: Colors): Promise<Picture> {
  const body = (await articles.find((entry) => entry.slug === slug)?.load?.())?.body;
  const figure = body && 'figure' in body ? body.figure : undefined;
  return figure ? drawFigurePreview(figure, colors) : drawIconPage(mark, colors);
}

async function drawCity(city: City, colors: Colors): Promise<Picture> {
  const town = towns[city.path.replace('/locations/', '')];
  return town ? drawTown(city.city, town, colors) : drawIconPage(mark, colors);
}

/** What the link preview of a page shows beside its heading. */
export async function drawPicture({ path }: Pick<PageRecord, 'path'>, colors: Colors): Promise<Picture> {
  const { source } = findRoute(path);
  switch (source.kind) {
    case 'service':
      return drawService(path, colors);
    case 'city':
      return drawCity(source.city, colors);
    case 'article':
      return drawArticle(source.article.slug, colors);
    case 'blog-year':
      return drawSubjects(source.articles.length, colors);
    case 'page':
      return pictures[path]?.(colors) ?? drawIconPage(mark, colors);
  }
}
