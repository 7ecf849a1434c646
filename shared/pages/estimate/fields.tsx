import type { ReactNode } from 'react';
import type { EstimateContent, EstimateLine } from '../../../content/page-types.ts';
import { Text } from '../../components/text.tsx';
import { formatAmount } from './format-amount.ts';
import { longestAnswer, readCount } from './read-estimate.ts';

/** What is asked for and what it costs, with its field. */
function Line({ line: { key, label, note, amount }, children }: { line: EstimateLine; children: ReactNode }) {
  return (
    <div className="estimate-line">
      <label htmlFor={`count-${key}`}>
        <Text>{label}</Text> <Text as="small">{note}</Text>
      </label>
      <Text as="span" className="estimate-price" id={`price-${key}`}>
        {formatAmount(amount)}
      </Text>
      {children}
    </div>
  );
}

/** A text field: one for numbers would keep nothing that is none, and could not say what is wrong with it. */
function CountField({ line, answer, error }: { line: EstimateLine; answer: string; error: string }) {
  const { key } = line;
  const isBad = readCount(answer) === undefined;
  return (
    <Line line={line}>
      <input
        type="text"
        id={`count-${key}`}
        name={key}
        defaultValue={answer}
        placeholder="0"
        inputMode="numeric"
        maxLength={longestAnswer}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? `error-${key} price-${key}` : `price-${key}`}
      />
      {isBad && (
        <p className="estimate-error" id={`error-${key}`}>
          {error}
        </p>
      )}
    </Line>
  );
}

/** What can be put into the estimate, with what has been; `query` is as `readEstimate` gives it. */
export function Fields({ words, query }: { words: EstimateContent; query: string }) {
  const asked = new URLSearchParams(query);
  const { counted, monthly, badNumber } = words;
  return (
    <>
      {counted.map(({ legend, lines }) => (
        <fieldset key={legend}>
          <legend className="eyebrow">{legend}</legend>
          {lines.map((line) => (
            <CountField key={line.key} line={line} answer={asked.get(line.key) ?? ''} error={badNumber} />
          ))}
        </fieldset>
      ))}
      <fieldset>
        <legend className="eyebrow">{monthly.legend}</legend>
        {monthly.lines.map((line) => (
          <Line key={line.key} line={line}>
            <input
              type="checkbox"
              id={`count-${line.key}`}
              name={line.key}
              value="1"
              defaultChecked={asked.has(line.key)}
              aria-describedby={`price-${line.key}`}
            />
          </Line>
        ))}
      </fieldset>
    </>
  );
}
