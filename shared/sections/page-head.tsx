import type { Hero, TreeNode } from '../../content/types.ts';
import { ActionButton } from '../components/buttons.tsx';
import { Horizon } from '../components/horizon.tsx';
import { TextList } from '../components/lists.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

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

/** The head of a page: breadcrumbs, words, and its figure or the horizon strip. */
export function PageHead({ hero, figure }: { hero: Hero; figure?: TreeNode[] | undefined }) {
  return (
    <>
      <div className={`page-head background-${hero.evening ? 'evening' : 'sky'}${figure ? ' figure-head' : ''}`}>
        <div className="wrap">
          <Breadcrumbs />
          <HeroText hero={hero} />
          {hero.keyFacts && <TextList items={hero.keyFacts} look="key-facts" />}
        </div>
        {figure && <TreeNodes nodes={figure} />}
      </div>
      {!figure && <Horizon variant="strip" />}
    </>
  );
}
