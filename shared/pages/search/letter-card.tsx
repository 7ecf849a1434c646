import type { Letter } from '../../../content/letters.ts';
import type { SearchContent } from '../../../content/page-types.ts';
import { PhoneButton } from '../../components/phone-button.tsx';
import { Text } from '../../components/text.tsx';

/** A letter of the IRS on a card: what it is, what to do, by when, and under the waterline what follows. */
export function LetterCard({ words: { eyebrow, or, next }, letter }: { words: SearchContent['letter']; letter: Letter }) {
  const { code, alias, title, steps, days, daysNote, followedBy } = letter;
  return (
    <aside className="letter">
      <p className="eyebrow">{eyebrow}</p>
      <h2>{code}</h2>
      <p>
        <strong>
          <Text>{title}</Text>
        </strong>
        {alias && ` ${or} ${alias}`}
      </p>
      <ul>
        {steps.map((step) => (
          <li key={step}>
            <Text>{step}</Text>
          </li>
        ))}
      </ul>
      <p className="letter-days figure-sun">
        <b>{days}</b>{' '}
        <small>
          <Text>{daysNote}</Text>
        </small>
      </p>
      <div className="letter-then background-deep">
        <h3>
          <Text>{`${next} ${followedBy.title}`}</Text>
        </h3>
        <p>
          <Text>{followedBy.text}</Text>
        </p>
        <PhoneButton />
      </div>
    </aside>
  );
}
