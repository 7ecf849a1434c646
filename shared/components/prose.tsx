import type { ReactNode } from 'react';
import { Text } from './text.tsx';

/** Running text, a line as long as it is easy to read. */
export function Prose({ paragraphs, children }: { paragraphs: string[]; children?: ReactNode }) {
  return (
    <div className="prose">
      {paragraphs.map((paragraph) => (
        <Text as="p" key={paragraph}>
          {paragraph}
        </Text>
      ))}
      {children}
    </div>
  );
}
