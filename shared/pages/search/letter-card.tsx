import type { Letter } from '../../../content/letters.ts';
import { search } from '../../../content/search.ts';
import { PhoneButton } from '../../components/phone-button.tsx';

/** A letter of the IRS on a card: what it is, what to do, by when, and under the waterline what follows. */
export function LetterCard({ letter: { code, alias, title, steps, days, daysNote, followedBy } }: { letter: Letter }) {
  const { eyebrow, or, next } = search.letter;
  const [number, unit] = /^\d/.test(days) ? days.split(' ') : [days];
  return (
    <aside className="letter">
      <p className="eyebrow">{eyebrow}</p>
      <h2>{code}</h2>
      <p>
        <strong>{title}</strong>
        {alias && ` ${or} ${alias}`}
      </p>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p className="letter-days figure-sun">
        <b>{number}</b> {unit && <b>{unit}</b>} <small>{daysNote}</small>
      </p>
      <div className="letter-then background-deep">
        <h3>
          {next} {followedBy.title}
        </h3>
        <p>{followedBy.text}</p>
        <PhoneButton />
      </div>
    </aside>
  );
}
