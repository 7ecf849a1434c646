import { datedWords } from './dated-words.ts';
import { ArticlePage } from './pages/article-page.tsx';
import { BlogYearPage } from './pages/blog-year-page.tsx';
import { CityPage } from './pages/city-page.tsx';
import { ServicePage } from './pages/service-page.tsx';
import type { PageModule, Route, View } from './route.ts';

/** The view of a route, from what its source file exports. Throws if the file is not one of the route's kind. */
export function createView({ path, source }: Route, { view, body }: PageModule): View {
  if (view) return view;
  if (source.kind === 'blog-year') {
    const { words, articles } = source;
    const Page = () => <BlogYearPage words={words} articles={articles} />;
    return { head: words.head, heading: words.hero.heading, words: [words, articles], Page };
  }
  if (source.kind === 'article' && body && !('hero' in body)) {
    const { article } = source;
    const words = datedWords(body);
    const Page = () => <ArticlePage article={article} words={words} />;
    return { head: body.head, heading: article.title, words: [article.title, body], Page };
  }
  if (!body || !('hero' in body)) throw new Error(`${path}: no words`);
  const words = datedWords(body);
  const { hero } = body;
  if (source.kind === 'city') {
    const { city, around } = source;
    const head = { ...body.head, place: { name: city.city, lat: city.lat, lon: city.lon } };
    return { head, heading: hero.heading, words: body, Page: () => <CityPage city={city} around={around} words={words} /> };
  }
  return { head: body.head, heading: hero.heading, words: body, Page: () => <ServicePage words={words} /> };
}
