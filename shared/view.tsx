import { datedWords } from './dated-words.ts';
import { ArticlePage } from './pages/article-page.tsx';
import { CityPage } from './pages/city-page.tsx';
import { ServicePage } from './pages/service-page.tsx';
import type { PageSource, Route, View } from './route.ts';

async function createView(source: PageSource): Promise<View> {
  switch (source.kind) {
    case 'page':
      return (await source.load()).view;
    case 'service': {
      const { body } = await source.service.load();
      const { head, hero } = body;
      const words = datedWords(body);
      return { head, heading: hero.heading, words: body, Page: () => <ServicePage words={words} /> };
    }
    case 'city': {
      const { city } = source;
      const { body } = await city.load();
      const words = datedWords(body);
      const head = { ...body.head, place: { name: city.city, lat: city.lat, lon: city.lon } };
      return { head, heading: body.hero.heading, words: body, Page: () => <CityPage city={city} words={words} /> };
    }
    case 'article': {
      const { article } = source;
      const { body } = await article.load();
      const { title } = article;
      const words = datedWords(body);
      return {
        head: body.head,
        heading: title,
        words: [title, body],
        Page: () => <ArticlePage article={article} words={words} />,
      };
    }
  }
}

/** A promise that carries its outcome the way React marks those it has read, so that `use` does not suspend. */
type Loading = Promise<View> & { status?: string; value?: View; reason?: unknown };

const views = new Map<string, Loading>();

/**
 * The view of a route, asked for once. A chunk that did not arrive stays rejected: navigating to it then
 * ends in a page load from the server (see ErrorBoundary).
 */
export function loadView(route: Route): Promise<View> {
  const known = views.get(route.path);
  if (known) return known;
  const loading: Loading = createView(route.source);
  views.set(route.path, loading);
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    (reason) => Object.assign(loading, { status: 'rejected', reason }),
  );
  return loading;
}
