import type { ReactNode } from 'react';
import type { Letter, LetterWords } from '../../../content/forms/letters.ts';
import { PhoneButton } from '../../components/buttons.tsx';
import { Text, Texts } from '../../components/text.tsx';

interface Props {
  words: LetterWords;
  letter: Letter;
  /** More to do, as items of the list. */
  children: ReactNode;
}

/** A letter of the IRS on a card: what it is, what to do, by when, what we charge if we do, and under the waterline what follows. */
export function LetterCard({ words: { eyebrow, or, isReal, next }, letter, children }: Props) {
  const { code, alias, title, steps, days, daysNote, followedBy, fee } = letter;
  return (
    <section className="letter" aria-label={code}>
      <p className="eyebrow">{eyebrow}</p>
      <h2>{code}</h2>
      <p>
        <Text as="strong">{title}</Text>
        {alias && ` ${or} ${alias}`}
      </p>
      <ul>
        <Texts as="li" items={[isReal, ...steps]} />
        {children}
      </ul>
      <p className="letter-days figure-highlight">
        <b>{days}</b> <Text as="small">{daysNote}</Text>
      </p>
      {fee && (
        <p className="letter-cost">
          <b>{fee.for}</b> <Text>{fee.price}</Text>
        </p>
      )}
      <div className="letter-then background-deep">
        <Text as="h3">{`${next} ${followedBy.title}`}</Text>
        <Text as="p">{followedBy.text}</Text>
        <PhoneButton />
      </div>
    </section>
  );
}
