import type { Hero } from '../../content/types.ts';
import { Actions } from '../components/buttons.tsx';
import { TextList } from '../components/lists.tsx';
import { Text } from '../components/text.tsx';

/** The words of a page head: eyebrow, h1, lede and buttons. */
export function HeroText({ hero: { eyebrow, heading, lede, actions } }: { hero: Hero }) {
  return (
    <>
      <Text as="p" className="eyebrow">
        {eyebrow}
      </Text>
      <Text as="h1" tabIndex={-1}>
        {heading}
      </Text>
      <Text as="p" className="lede">
        {lede}
      </Text>
      {actions && <Actions actions={actions} />}
    </>
  );
}

/** What one should know, under a page head or beside it. */
export function KeyFacts({ hero: { keyFacts } }: { hero: Hero }) {
  return keyFacts && <TextList items={keyFacts} look="key-facts" />;
}
