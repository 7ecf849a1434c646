import type { Review } from '../../content/types.ts';
import { Stars } from '../components/stars.tsx';

function Quote({ quote, author, role }: Review) {
  return (
    <>
      <Stars />
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption>
        {author}, {role}
      </figcaption>
    </>
  );
}

/** Review cards with five stars. */
export function Reviews({ items }: { items: Review[] }) {
  return (
    <div className="reviews">
      {items.map((review) => (
        <figure key={review.author}>
          <Quote {...review} />
        </figure>
      ))}
    </div>
  );
}

/** One client's words, large, on the deep ground. */
export function Testimonial({ review }: { review: Review }) {
  return (
    <section className="section testimonial background-deep">
      <figure className="wrap">
        <Quote {...review} />
      </figure>
    </section>
  );
}
