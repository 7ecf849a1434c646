import type { Question } from '../../content/types.ts';
import { Text, toName } from './text.tsx';

/**
 * Questions that open in place. They share a name, so the browser keeps one open at a time. A heading within a summary is
 * none for JAWS, so it stands before.
 */
export function Accordion({ name, items, openFirst = false }: { name: string; items: Question[]; openFirst?: boolean }) {
  return (
    <ul className="accordion">
      {items.map(({ question, answer }, index) => (
        <li key={question}>
          <Text as="h3">{question}</Text>
          <details name={name} open={openFirst && index === 0}>
            <summary aria-label={toName(question)} />
            <Text as="p">{answer}</Text>
          </details>
        </li>
      ))}
    </ul>
  );
}
