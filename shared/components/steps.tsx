import type { Item } from '../../content/types.ts';
import { Text } from './text.tsx';

/** Numbered steps, on the water or in it. */
export function Steps({ items }: { items: Item[] }) {
  return (
    <ol className="steps">
      {items.map(({ title, description }, index) => (
        <li key={title}>
          <span className="steps-number" aria-hidden="true">
            {index + 1}
          </span>
          <Text as="h3">{title}</Text>
          <Text as="p">{description}</Text>
        </li>
      ))}
    </ol>
  );
}
