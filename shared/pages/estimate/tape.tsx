import type { Ref } from 'react';
import { firm } from '../../../content/firm.ts';
import type { EstimateWords } from '../../../content/pages/estimate.ts';
import { Text, Texts } from '../../components/text.tsx';
import { formatDate } from '../../dates.ts';
import { formatAmount } from '../../format.ts';
import { usePage } from '../../page/page-context.ts';
import type { Sum, Totals } from './add-up.ts';

interface SumProps {
  sum: Sum;
  words: { label: string; total: string };
  once?: boolean;
}

/** The lines that are billed once, with counts and cents, or every month; nothing if there are none. */
function SumList({ sum: { entries, total }, words, once = false }: SumProps) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3 className="eyebrow">{words.label}</h3>
      <dl>
        {entries.map(({ key, count, item, amount }) => (
          <div key={key}>
            <dt>
              <span>{once && `${count}\u00a0×`}</span> <Text as="span">{item}</Text>
            </dt>
            <Text as="dd">{formatAmount(amount)}</Text>
          </div>
        ))}
        {total.high > 0 && (
          <div className="estimate-total">
            <dt>{words.total}</dt>
            <Text as="dd" key={formatAmount(total)}>
              {formatAmount(total)}
            </Text>
          </div>
        )}
      </dl>
    </>
  );
}

/** The id of the tape, to which an estimate's address leads. */
export const resultId = 'estimated';

interface TapeProps {
  words: EstimateWords['tape'];
  totals: Totals;
  ref: Ref<HTMLElement>;
}

/** The strip of paper that comes out of the adding machine. */
export function Tape({ words: tape, totals: { once, monthly, bad, remarks }, ref }: TapeProps) {
  const { day } = usePage();
  const isEmpty = once.entries.length + monthly.entries.length === 0;
  return (
    <section className="estimate-tape" id={resultId} aria-labelledby={`${resultId}-name`} tabIndex={-1} ref={ref}>
      <h3 className="visually-hidden" id={`${resultId}-name`}>
        {tape.label}
      </h3>
      <p className="estimate-tape-head">
        <strong>
          {firm.brand}, {firm.office.city}
        </strong>{' '}
        <span>{formatDate(day)}</span>
      </p>
      <SumList sum={once} words={tape.once} once />
      <SumList sum={monthly} words={tape.monthly} />
      {isEmpty && <p>{`${tape.nothing}.`}</p>}
      {bad.length > 0 && (
        <Text as="p" className="estimate-remark">{`${tape.leftOut} ${bad.map(({ item }) => item).join(', ')}.`}</Text>
      )}
      <Texts as="p" className="estimate-remark" items={remarks} />
      {!isEmpty && (
        <Text as="p" className="note">
          {tape.note}
        </Text>
      )}
    </section>
  );
}
