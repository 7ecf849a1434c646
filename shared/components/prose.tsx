import type { ReactNode } from 'react';
import { Texts } from './text.tsx';

interface Props {
  paragraphs: string[];
  children?: ReactNode;
}

/** Running text in lines of a readable length. */
export function Prose({ paragraphs, children }: Props) {
  return (
    <div className="prose">
      <Texts as="p" items={paragraphs} />
      {children}
    </div>
  );
}
