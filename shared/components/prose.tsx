import type { ReactNode } from 'react';
import { Texts } from './text.tsx';

interface Props {
  paragraphs: string[];
  children?: ReactNode;
}

/** Running text, a line as long as it is easy to read. */
export function Prose({ paragraphs, children }: Props) {
  return (
    <div className="prose">
      <Texts as="p" items={paragraphs} />
      {children}
    </div>
  );
}
