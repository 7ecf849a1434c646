import type { ReactNode } from 'react';
import { reviewSource } from '../../content/reviews.ts';
import type { Review } from '../../content/types.ts';
import { Icon } from '../components/icon.tsx';
import { Rest } from '../components/lists.tsx';
import { Text } from '../components/text.tsx';

/** A client's words; under them who says so, and five stars, which every shown review has. */
function Quote({ quote, author, role, place }: Review) {
  return (
    <>
      <blockquote>
        <Text as="p">{`“${quote}”`}</Text>
      </blockquote>
      <figcaption>
        <Text>{[author, role, place].filter(Boolean).join(', ')}</Text>{' '}
        <span className="stars" role="img" aria-label="Five out of five stars">
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon key={star} name="star" />
          ))}
        </span>
      </figcaption>
    </>
  );
}

/** How many reviews a phone shows; the rest stand behind one line. */
const shown = 3;

/** Review cards with five stars. */
export function Reviews({ items }: { items: Review[] }) {
  const quotes = items.map((review) => (
    <figure key={review.author}>
      <Quote {...review} />
    </figure>
  ));
  const rest = quotes.slice(shown);
  return (
    <div>
      <div className="reviews">{quotes.slice(0, shown)}</div>
      {rest.length > 0 && (
        <Rest count={rest.length}>
          <div className="reviews">{rest}</div>
        </Rest>
      )}
      <p className="note">{reviewSource.consent}</p>
    </div>
  );
}

interface TestimonialProps {
  review: Review;
  /** The content below it. */
  children?: ReactNode;
}

/** One client's words, large, on the deep background. */
export function Testimonial({ review, children }: TestimonialProps) {
  return (
    <section className="section testimonial background-deep">
      <div className="wrap">
        <figure>
          <p className="eyebrow">{reviewSource.client}</p>
          <Quote {...review} />
        </figure>
        <p className="note">{reviewSource.consent}</p>
        {children}
      </div>
    </section>
  );
}
