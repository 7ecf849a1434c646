import type { Letter } from '../../../content/letters.ts';
import type { SearchContent } from '../../../content/page-types.ts';
import { PhoneButton } from '../../components/buttons.tsx';
import { Text } from '../../components/text.tsx';

/** A letter of the IRS on a card: what it is, what to do, by when, and under the waterline what follows. */
export function LetterCard({ words: { eyebrow, or, next }, letter }: { words: SearchContent['letter']; letter: Letter }) {
  const { code, alias, title, steps, days, daysNote, followedBy } = letter;
  return (
    <aside className="letter">
      <p className="eyebrow">{eyebrow}</p>
      <h2>{code}</h2>
      <p>
        <Text as="strong">{title}</Text>
        {alias && ` ${or} ${alias}`}
      </p>
      <ul>
        {steps.map((step) => (
          <Text as="li" key={step}>
            {step}
          </Text>
        ))}
      </ul>
      <p className="letter-days figure-sun">
        <b>{days}</b> <Text as="small">{daysNote}</Text>
      </p>
      <div className="letter-then background-deep">
        <Text as="h3">{`${next} ${followedBy.title}`}</Text>
        <Text as="p">{followedBy.text}</Text>
        <PhoneButton />
      </div>
    </aside>
  );
}
