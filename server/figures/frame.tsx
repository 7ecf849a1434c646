import type { ReactNode } from 'react';
import type { Caption, Place } from '../../content/figure-types.ts';
import { Waves } from './waves.tsx';

interface FrameProps {
  /** The slug of its page, from which its waves are made. */
  of: string;
  kind: string;
  place: Place;
  caption: Caption;
  /** What is above the waterline. */
  children: ReactNode;
  /** What is under it. Without, the figure is a card on the sand, and the sea under it holds its caption alone. */
  wet?: ReactNode;
  /** More that is dry and wet, beside it or after it. */
  more?: ReactNode;
}

/** A teaching figure: what is dry, what is under water, and a caption. */
export function Frame({ of, kind, place, caption, children, wet, more }: FrameProps) {
  return (
    <figure className={`figure figure-${place} ${wet ? '' : 'figure-card '}${kind}`}>
      <div className="figure-dry">{children}</div>
      <div className="figure-wet">
        <Waves of={of} at="top" />
        {wet}
        <Waves of={of} at="foot" />
      </div>
      {more}
      <figcaption>
        <strong>{caption.lead}</strong>
        <div>{caption.text}</div>
        {caption.dates && (
          <div className="figure-dates">
            <p className="eyebrow">{caption.dates.label}</p>
            <ul>
              {caption.dates.days.map((day) => (
                <li key={day}>{day}</li>
              ))}
            </ul>
          </div>
        )}
      </figcaption>
    </figure>
  );
}
