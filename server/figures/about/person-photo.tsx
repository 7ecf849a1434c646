import { type BuiltPhoto, photoSize } from '../../bundle/photos.ts';

/** A photograph instead of a desk, in the two formats and sizes that the build has made. */
export function PersonPhoto({ alt, photo: { avif, webp, fallback } }: { alt: string; photo: BuiltPhoto }) {
  const sizes = '(width >= 37.5em) 384px, 100vw';
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img className="team-picture" src={fallback} srcSet={webp} sizes={sizes} alt={alt} loading="lazy" {...photoSize} />
    </picture>
  );
}
