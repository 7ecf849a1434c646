import type { Question } from '../../content/types.ts';
import { Text } from './text.tsx';

/** Questions that open in place. They share a name, so the browser keeps one open at a time. */
export function Accordion({ name, items, openFirst = false }: { name: string; items: Question[]; openFirst?: boolean }) {
  return (
    <div className="accordion">
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} open={openFirst && index === 0}>
          <summary>
            <Text as="h3">{question}</Text>
          </summary>
          <Text as="p">{answer}</Text>
        </details>
      ))}
    </div>
  );
}
