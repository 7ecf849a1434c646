import type { Hero } from '../../content/types.ts';
import { ActionButton } from '../components/buttons.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { Text } from '../components/text.tsx';

/** The words of a page head: eyebrow, h1, lede and buttons. */
export function HeroText({ hero: { eyebrow, heading, lede, actions } }: { hero: Hero }) {
  return (
    <>
      <p className="eyebrow">
        <Text>{eyebrow}</Text>
      </p>
      <h1 tabIndex={-1}>
        <Text>{heading}</Text>
      </h1>
      <p className="lede">
        <Text>{lede}</Text>
      </p>
      <div className="actions">
        {actions.map((action, index) => (
          <ActionButton key={action.label} action={action} primary={index === 0} />
        ))}
        <PhoneButton />
      </div>
    </>
  );
}
