import { Helmet } from 'react-helmet-async';
import type { PageHead } from '../content/types.ts';

interface Props {
  head: PageHead;
  path: string;
  status: 200 | 404;
  /** Origin of absolute links, e.g. `https://www.example.com`, without a trailing slash. */
  origin: string;
}

/** Everything about a page that stands in `<head>`; React hoists it there. The only place that writes metadata. */
export function Head({ head, path, status, origin }: Props) {
  const image = `${origin}/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
  return (
    <Helmet>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.keywords && <meta name="keywords" content={head.keywords} />}
      {status === 404 ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={origin + path} />}
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {status === 200 && <meta property="og:url" content={origin + path} />}
      {status === 200 && <meta property="og:image" content={image} />}
    </Helmet>
  );
}
