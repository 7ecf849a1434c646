import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Hero } from '../../content/types.ts';
import { ActionButton } from '../components/action-button.tsx';
import { Horizon } from '../components/horizon.tsx';
import { PhoneButton } from '../components/phone-button.tsx';
import { findRoute, parentsOf } from '../routes.ts';

/** Where this page stands: its parents as links, then its own name. */
export function Crumbs({ path }: { path: string }) {
  const route = findRoute(path);
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {parentsOf(route).map((parent) => (
          <li key={parent.path}>
            <Link to={parent.path}>{parent.name}</Link>
          </li>
        ))}
        <li aria-current="page">{route.name}</li>
      </ol>
    </nav>
  );
}

/** Eyebrow, h1, lede and buttons: the words of a page head, without its ground. */
export function HeadWords({ hero: { eyebrow, heading, lede, actions } }: { hero: Hero }) {
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

/** The head of a page: crumbs, words, and the horizon strip. */
export function PageHead({ path, hero, children }: { path: string; hero: Hero; children?: ReactNode }) {
  return (
    <>
      <div className="page-head ground-sand">
        <div className="wrap">
          <Crumbs path={path} />
          <HeadWords hero={hero} />
          {children}
        </div>
      </div>
      <Horizon variant="strip" />
    </>
  );
}
