import type * as content from '../../content/types.ts';
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

/** A phone folds a list that has at least this many items. It never folds a variant without a number. */
const foldedFrom: Partial<Record<ItemListProps['variant'], number>> = { cards: 5, rows: 5, problems: 4, stories: 2 };

/**
 * Items with a title and a text, and an icon and a link where the content has them. A card with a link is a link as a
 * whole. A phone shows the titles of a folded list, and each opens its text. The first item is open, except in
 * `problems`, which follow a list that has shown how. A list with links is never folded.
 */
export function ItemList({ items, variant }: ItemListProps) {
  const isFolded = items.length >= (foldedFrom[variant] ?? Number.POSITIVE_INFINITY) && !items[0]?.href;
  return (
    <ul className={isFolded ? `${variant} folded` : variant}>
      {items.map(({ icon, title, description, href, line }, index) => (
        <li key={title} className={variant.startsWith('cards') ? 'card' : undefined}>
          {icon && <Icon name={icon} />}
          {href ? (
            <LinkedHeading href={href} state={line}>
              {title}
            </LinkedHeading>
          ) : (
            <Text as="h3">{title}</Text>
          )}
          {isFolded ? (
            <details name="folded" open={index === 0 && variant !== 'problems'}>
              <summary aria-label={title} />
              <Text as="p">{description}</Text>
            </details>
          ) : (
            <Text as="p">{description}</Text>
          )}
        </li>
      ))}
    </ul>
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
