import type { EstimateWords } from '../../../content/pages/estimate.ts';
import type { EstimateLine } from '../../../content/pages/page-types.ts';
import { Text } from '../../components/text.tsx';
import { formatAmount } from '../../format.ts';
import { type Answers, longestAnswer, readCount } from './read-estimate.ts';

/** Changes the count in the field beside the pressed button, as if a visitor had typed it. */
function step({ parentElement }: HTMLElement, by: number) {
  const field = parentElement?.querySelector('input');
  const count = (readCount(field?.value ?? '') ?? 0) + by;
  if (!field || readCount(String(count)) === undefined) return;
  field.value = count ? String(count) : '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface LineProps {
  line: EstimateLine;
  answer: number | string | undefined;
  /** Whether the line has a count, and not a checkbox. */
  isCounted: boolean;
  words: Pick<EstimateWords, 'badNumber' | 'buttons'>;
}

/** A button for a thumb. The keyboard has the field. */
function Step({ by, label }: { by: 1 | -1; label: string }) {
  return (
    <button
      type="button"
      className="scripted"
      tabIndex={-1}
      aria-label={label}
      onClick={({ currentTarget }) => step(currentTarget, by)}
    >
      {by > 0 ? '+' : '−'}
    </button>
  );
}

/**
 * A line of the estimate with its price and its field. The field of a count is a text field: a number field would drop
 * an invalid entry, and could not say what is wrong with it.
 */
function Line({ line, answer, isCounted, words: { badNumber, buttons } }: LineProps) {
  const { key, label, amount, note } = line;
  const isBad = typeof answer === 'string';
  const field = { id: `count-${key}`, name: key, 'aria-describedby': isBad ? `error-${key} price-${key}` : `price-${key}` };
  return (
    <div className="estimate-line">
      <label htmlFor={field.id}>
        <Text>{label}</Text> <Text as="small">{note}</Text>
      </label>{' '}
      <Text as="span" className="estimate-price" id={`price-${key}`}>
        {formatAmount(amount)}
      </Text>
      {isCounted ? (
        <span className="estimate-count">
          <Step by={-1} label={`${buttons.fewer}: ${label}`} />
          <input
            type="text"
            defaultValue={answer ?? ''}
            placeholder="0"
            inputMode="numeric"
            maxLength={longestAnswer}
            aria-invalid={isBad || undefined}
            {...field}
          />
          <Step by={1} label={`${buttons.more}: ${label}`} />
        </span>
      ) : (
        <input type="checkbox" value="1" defaultChecked={answer !== undefined} {...field} />
      )}
      {isBad && (
        <p className="estimate-error" id={`error-${key}`}>
          {badNumber}
        </p>
      )}
    </div>
  );
}

/** The fields of the estimate with their answers. */
export function Fields({ words, answers }: { words: EstimateWords; answers: Answers }) {
  const { counted, monthly } = words;
  return [...counted, monthly].map((group) => (
    <fieldset key={group.legend}>
      <legend className="eyebrow">{group.legend}</legend>
      {group.lines.map((line) => (
        <Line key={line.key} line={line} answer={answers.get(line.key)} isCounted={group !== monthly} words={words} />
      ))}
    </fieldset>
  ));
}
