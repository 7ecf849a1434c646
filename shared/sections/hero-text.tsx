import type { Hero } from '../../content/types.ts';
import { ActionButton } from '../components/buttons.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { Text } from '../components/text.tsx';

/** The words of a page head: eyebrow, h1 and lede. */
export function HeroWords({ hero: { eyebrow, heading, lede } }: { hero: Pick<Hero, 'eyebrow' | 'heading' | 'lede'> }) {
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
    </>
  );
}

/** The words of a page head, with its buttons. */
export function HeroText({ hero }: { hero: Hero }) {
  return (
    <>
      <HeroWords hero={hero} />
      <div className="actions">
        {hero.actions.map((action, index) => (
          <ActionButton key={action.label} action={action} primary={index === 0} />
        ))}
        <PhoneButton />
      </div>
    </>
  );
}
