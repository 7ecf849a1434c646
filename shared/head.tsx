import { Helmet } from 'react-helmet-async';
import { firm } from '../content/firm.ts';
import { usePage } from './page/page-context.ts';
import { isListed } from './page/page-frame.ts';

/** The most characters of a title that result lists show. */
export const titleLength = 60;

/** A page's title as browsers and result lists show it, with the firm's name if both are shown whole. */
export function formatTitle(title: string, brand: string = firm.brand): string {
  const named = `${title} | ${brand}`;
  return named.length > titleLength ? title : named;
}

/** The path of a page's own image for link previews. */
export function getPreviewImagePath(path: string): string {
  return `/og/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}

/** Everything in `<head>` that differs from page to page; React hoists it there. */
export function Head() {
  const page = usePage();
  const { head, preview, previewOf, path, kind, origin } = page;
  const { description, keywords, place } = head;
  const title = formatTitle(head.title);
  const found = isListed(page);
  // A phone shares the canonical address, which would lose what the query asks for.
  const isCanonical = found && !page.isView;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {isCanonical && <link rel="canonical" href={origin + path} />}
      <meta name="robots" content={isCanonical ? 'max-image-preview:large' : 'noindex'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {isCanonical && <meta property="og:url" content={origin + path} />}
      {found && <meta property="og:type" content={kind === 'article' ? 'article' : 'website'} />}
      {/* The properties of an image follow it (ogp.me, Arrays). */}
      {found && <meta property="og:image" content={origin + getPreviewImagePath(previewOf ?? path)} />}
      {found && <meta property="og:image:width" content="1200" />}
      {found && <meta property="og:image:height" content="630" />}
      {found && <meta property="og:image:alt" content={preview} />}
      {found && <meta name="twitter:card" content="summary_large_image" />}
      {place && <meta name="geo.region" content="US-FL" />}
      {place && <meta name="geo.placename" content={place.name} />}
      {place && <meta name="geo.position" content={`${place.lat};${place.lon}`} />}
    </Helmet>
  );
}
