import type { ReactNode } from 'react';
import { Text, Texts } from './text.tsx';

interface Props {
  /** The one sentence to remember, large. */
  lead?: string | undefined;
  paragraphs: string[];
  children?: ReactNode;
}

/** Running text, a line as long as it is easy to read. */
export function Prose({ lead, paragraphs, children }: Props) {
  return (
    <div className="prose">
      {lead && (
        <Text as="p" className="prose-lead">
          {lead}
        </Text>
      )}
      <Texts as="p" items={paragraphs} />
      {children}
    </div>
  );
}
