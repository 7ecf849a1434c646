import type { Review } from '../../content/types.ts';
import { Stars } from '../components/stars.tsx';

function Attribution({ author, role }: Review) {
  return (
    <figcaption>
      {author}, {role}
    </figcaption>
  );
}

/** Review cards with five stars. */
export function Reviews({ items }: { items: Review[] }) {
  return (
    <div className="reviews">
      {items.map((review) => (
        <figure key={review.author}>
          <Stars />
          <blockquote>
            <p>“{review.quote}”</p>
          </blockquote>
          <Attribution {...review} />
        </figure>
      ))}
    </div>
  );
}

/** One client's words, large, on the deep ground. */
export function Testimonial({ review }: { review: Review }) {
  return (
    <section className="section testimonial ground-deep">
      <figure className="wrap">
        <Stars />
        <blockquote>
          <p>“{review.quote}”</p>
        </blockquote>
        <Attribution {...review} />
      </figure>
    </section>
  );
}
