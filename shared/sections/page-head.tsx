import type { Hero } from '../../content/types.ts';
import { ActionButton } from '../components/buttons.tsx';
import { Horizon } from '../components/horizon.tsx';
import { TextList } from '../components/lists.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

/** The words of a page head: eyebrow, h1, lede, buttons and key facts. */
export function HeroText({ hero: { eyebrow, heading, lede, actions, keyFacts } }: { hero: Hero }) {
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
      <TextList items={keyFacts} look="key-facts" />
    </>
  );
}

/** The head of a page: breadcrumbs, words, and the horizon strip. */
export function PageHead({ hero }: { hero: Hero }) {
  return (
    <>
      <div className="page-head background-sand">
        <div className="wrap">
          <Breadcrumbs />
          <HeroText hero={hero} />
        </div>
      </div>
      <Horizon variant="strip" />
    </>
  );
}
