import type { Track as TrackData } from '../../content/figure-types.ts';
import { Arc } from './track-arc.tsx';
import { Calm } from './track-calm.tsx';
import { Glide } from './track-glide.tsx';
import { Spans } from './track-spans.tsx';

/** Stops in the order of time, on a way of one of four shapes. */
export function Track({ of, figure }: { of: string; figure: TrackData }) {
  switch (figure.shape) {
    case 'arc':
      return <Arc of={of} figure={figure} />;
    case 'calm':
      return <Calm of={of} figure={figure} />;
    case 'glide':
      return <Glide of={of} figure={figure} />;
    case 'spans':
      return <Spans of={of} figure={figure} />;
  }
}
