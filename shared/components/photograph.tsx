import { usePage } from '../page/page-context.ts';
import type { ShownPhoto } from '../page/page-frame.ts';

interface Props {
  photo: ShownPhoto;
  /** The `sizes` of the image: the browser chooses a copy by them. */
  sizes: string;
  /** Whether it is in view without scrolling. Browsers fetch other photographs when they come near the view. */
  isFirst?: boolean;
}

/** A photograph in the types and widths that the build has made. The page keeps its place until it has loaded. */
export function Photograph({ photo, sizes, isFirst }: Props) {
  const { alt, base, widths, height } = photo;
  const width = Math.max(...widths);
  const list = (type: string) => widths.map((each) => `${base}-${each}.${type} ${each}w`).join(', ');
  return (
    <picture className="photograph">
      <source type="image/avif" srcSet={list('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={list('webp')} sizes={sizes} />
      <img
        loading={isFirst ? undefined : 'lazy'}
        width={width}
        height={height}
        alt={alt}
        sizes={sizes}
        srcSet={list('jpg')}
        src={`${base}-${width}.jpg`}
      />
    </picture>
  );
}

/** The photograph under the head of the page, as wide as the window, if the page has one. */
export function HeadPhotograph({ isFirst = false }: Pick<Props, 'isFirst'>) {
  const { photo } = usePage();
  return photo && <Photograph photo={photo} sizes="100vw" isFirst={isFirst} />;
}
