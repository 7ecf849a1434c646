import type { Hero } from '../../content/types.ts';
import { ActionButton } from '../components/buttons.tsx';
import { PhoneButton } from '../components/phone-button.tsx';

/** The words of a page head: eyebrow, h1, lede and buttons. */
export function HeroText({ hero: { eyebrow, heading, lede, actions } }: { hero: Hero }) {
  return (
    <>
      <p className="eyebrow">{eyebrow}</p>
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="lede">{lede}</p>
      <div className="actions">
        {actions.map((action, index) => (
          <ActionButton key={action.label} action={action} primary={index === 0} />
        ))}
        <PhoneButton />
      </div>
    </>
  );
}
