import type { ReactNode } from 'react';
import type { Caption, Place } from '../../content/figure-types.ts';
import { List } from './list.tsx';
import { Waves } from './waves.tsx';

/** What is above the waterline. */
export function Dry({ children }: { children: ReactNode }) {
  return <div className="figure-dry">{children}</div>;
}

/** What is under it, on waves that are made from the slug of its page. */
export function Wet({ of, children }: { of: string; children?: ReactNode }) {
  return (
    <div className="figure-wet">
      <Waves of={of} at="top" />
      {children}
      <Waves of={of} at="foot" />
    </div>
  );
}

interface FrameProps {
  /** The classes of its kind. A `figure-card` is a card on the sand, and the sea under it holds its caption alone. */
  kind: string;
  place: Place;
  caption: Caption;
  /** What is dry, what is wet, and more of both. */
  children: ReactNode;
}

/** A teaching figure: what is dry, what is under water, and a caption. */
export function Frame({ kind, place, caption, children }: FrameProps) {
  return (
    <figure className={`figure figure-${place} ${kind}`}>
      {children}
      <figcaption>
        <strong>{caption.lead}</strong>
        <div>{caption.text}</div>
        {caption.dates && (
          <div className="figure-dates">
            <p className="eyebrow">{caption.dates.label}</p>
            <List items={caption.dates.days} />
          </div>
        )}
      </figcaption>
    </figure>
  );
}
