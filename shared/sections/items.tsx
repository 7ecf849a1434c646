import { Link } from 'react-router';
import type { IconItem, Item, LinkedItem, Step } from '../../content/types.ts';
import { Icon } from '../components/icon.tsx';

/** Bordered cards with an icon; a card with an address is a link as a whole. */
export function Cards({ items }: { items: LinkedItem[] }) {
  return (
    <ul className="cards">
      {items.map(({ icon, title, description, href }) => (
        <li key={title} className="card">
          <Icon name={icon} />
          <h3>{href ? <Link to={href}>{title}</Link> : title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Titles with an icon and a text: `rows` ruled like a ledger, or `reasons` in a grid with the icon above. */
export function IconEntries({ items, className }: { items: IconItem[]; className: 'rows' | 'reasons' }) {
  return (
    <ul className={className}>
      {items.map(({ icon, title, description }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Titles with a text, in the arrangement that `className` names: columns, notes, pairs, stories. */
export function Entries({ items, className }: { items: Item[]; className: string }) {
  return (
    <ul className={className}>
      {items.map(({ title, description }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Short strings: ticked (`checklist`), crossed (`mistakes`) or as labels (`chips`). */
export function Strings({ items, className }: { items: string[]; className: 'checklist' | 'mistakes' | 'chips' }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Numbered steps along a line. */
export function Steps({ items }: { items: Step[] }) {
  return (
    <ol className="steps" data-count={items.length}>
      {items.map(({ step, title, description }) => (
        <li key={step}>
          <span className="step-number" aria-hidden="true">
            {step}
          </span>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
