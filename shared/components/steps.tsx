import type * as content from '../../content/types.ts';
import { Text } from './text.tsx';

/** Numbered steps, on the water or in it. */
export function Steps({ items }: { items: content.Step[] }) {
  return (
    <ol className="steps">
      {items.map(({ step, title, description }) => (
        <li key={step}>
          <span className="steps-number" aria-hidden="true">
            {step}
          </span>
          <Text as="h3">{title}</Text>
          <Text as="p">{description}</Text>
        </li>
      ))}
    </ol>
  );
}
