import type { ReactNode } from 'react';
import type * as content from '../../content/types.ts';
import { capitalize, sayNumber } from '../format.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { LinkedHeading } from './linked-heading.tsx';
import { Text, Texts } from './text.tsx';

interface ItemListProps {
  items: readonly (content.Item & Partial<Pick<content.LinkedItem, 'icon' | 'href' | 'line'>>)[];
  /** Bordered cards, also two to a row, problems of paper, rows ruled like a ledger, a grid, ruled columns, or stories. */
  variant:
    | 'cards'
    | 'cards cards-two'
    | 'cards cards-two question-cards'
    | 'problems'
    | 'rows'
    | 'reasons'
    | 'columns'
    | 'stories';
}

/** Items with a title and a text, and an icon and a link where the content has them. A card with a link is a link as a whole. */
function Items({ items, variant, className }: ItemListProps & { className: string }) {
  return (
    <ul className={className}>
      {items.map(({ icon, title, description, href, line }) => (
        <li key={title} className={variant.startsWith('cards') ? 'card' : undefined}>
          {icon && <Icon name={icon} />}
          {href ? (
            <LinkedHeading href={href} state={line}>
              {title}
            </LinkedHeading>
          ) : (
            <Text as="h3">{title}</Text>
          )}
          <Text as="p">{description}</Text>
        </li>
      ))}
    </ul>
  );
}

/** What a phone folds behind one line, which says how many there are. Wider screens show it. */
export function Rest({ count, names, children }: { count: number; names?: string; children: ReactNode }) {
  return (
    <details className="rest">
      <summary>
        <span>
          <b>{capitalize(sayNumber(count))} more</b>
          {names && <Text>{`: ${names}`}</Text>}
        </span>
      </summary>
      {children}
    </details>
  );
}

/** The variants of which a phone shows the first items of a long list: how many, and from how many on a list is long. */
const shortened: Partial<Record<ItemListProps['variant'], { shown: number; long: number }>> = {
  cards: { shown: 4, long: 7 },
  rows: { shown: 4, long: 7 },
  problems: { shown: 1, long: 4 },
  stories: { shown: 1, long: 2 },
};

/** A list of items. A phone shows the first of a long list, and the rest behind one line. */
export function ItemList({ items, variant }: ItemListProps) {
  const { shown, long } = shortened[variant] ?? { shown: 0, long: Number.POSITIVE_INFINITY };
  const isLinked = items[0]?.href !== undefined;
  const isRuled = variant === 'cards' && !isLinked;
  const className = [variant, isRuled && 'cards-ruled', items.length === 8 && isRuled && 'cards-four'].filter(Boolean).join(' ');
  if (items.length < long || isLinked) return <Items items={items} variant={variant} className={className} />;
  const rest = items.slice(shown);
  return (
    <div>
      <Items items={items.slice(0, shown)} variant={variant} className={className} />
      <Rest count={rest.length} names={rest.map(({ title }) => title).join(', ')}>
        <Items items={rest} variant={variant} className={className} />
      </Rest>
    </div>
  );
}

/** Links, one to a line. */
export function LinkList({ links }: { links: content.LabeledLink[] }) {
  return (
    <ul>
      {links.map(({ label, href, lang }) => (
        <li key={label}>
          <Link href={href} lang={lang} hrefLang={lang}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface TextListProps {
  items: string[];
  variant: 'checklist' | 'checklist checklist-done' | 'mistakes' | 'chips' | 'key-facts';
}

/** Short strings: to be ticked or done (`checklist`), crossed (`mistakes`), as labels (`chips`) or below a hero (`key-facts`). */
export function TextList({ items, variant }: TextListProps) {
  return (
    <ul className={variant === 'key-facts' ? 'key-facts note' : variant}>
      <Texts as="li" items={items} />
    </ul>
  );
}
