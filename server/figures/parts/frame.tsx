import type { ReactNode } from 'react';
import type { Caption } from '../../../content/pages/page-types.ts';

interface FrameProps {
  /** The classes of this figure. With `figure-card` it is a card, and its footer holds the caption alone. */
  className: string;
  /** The place in the page's head: beside the words, or under them at full width. */
  place: 'beside' | 'under';
  caption: Caption;
  children: ReactNode;
  /** The answer to the question that is the lead: wide screens show both above the figure. */
  answer?: string;
  footer?: ReactNode;
  /** A column beside both, with a main part and a footer of its own. */
  aside?: ReactNode;
}

/** Wave lines on a part of a footer without text. */
function Waves({ at }: { at: 'top' | 'foot' }) {
  return (
    <svg className={`figure-waves figure-waves-${at}`} aria-hidden="true">
      <use href={`#drawing-waves-${at}`} />
    </svg>
  );
}

/** A page has one such figure. Its name is its lead: some browsers would take the whole caption, and others nothing. */
const leadId = 'figure-lead';

/** A teaching figure: its main part, its footer on the dark ground below, and the caption. */
export function Frame({ className, place, caption, answer, children, footer, aside }: FrameProps) {
  return (
    <figure className={`figure figure-${place}${answer ? ' figure-asked' : ''} ${className}`} aria-labelledby={leadId}>
      <div className="figure-main">{children}</div>
      <div className={footer ? 'figure-base' : 'figure-base figure-base-plain'}>
        <Waves at="top" />
        {footer}
        {footer && <Waves at="foot" />}
      </div>
      {aside}
      <figcaption>
        <h2 id={leadId}>{caption.lead}</h2>
        {answer && <p className="section-lead">{answer}</p>}
        <div>{caption.text}</div>
      </figcaption>
    </figure>
  );
}
