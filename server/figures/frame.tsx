import type { ReactNode } from 'react';
import type { Caption, Place } from '../../content/figure-types.ts';
import { Waves } from './waves.tsx';

interface FrameProps {
  /** The classes of its kind. A `figure-card` is a card on the sand, and the sea under it holds its caption alone. */
  kind: string;
  place: Place;
  caption: Caption;
  /** What is above the waterline, and under it. */
  children: ReactNode;
  wet?: ReactNode;
  /** What has a waterline of its own, beside both. */
  receipt?: ReactNode;
}

/** A teaching figure: what is dry, what is under water, and a caption. */
export function Frame({ kind, place, caption, children, wet, receipt }: FrameProps) {
  return (
    <figure className={`figure figure-${place} ${kind}`}>
      <div className="figure-dry">{children}</div>
      <div className={wet ? 'figure-wet' : 'figure-wet figure-shallow'}>
        <Waves at="top" />
        {wet}
        {wet && <Waves at="foot" />}
      </div>
      {receipt}
      <figcaption>
        <strong>{caption.lead}</strong>
        <div>{caption.text}</div>
      </figcaption>
    </figure>
  );
}
