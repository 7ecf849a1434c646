import { facts, percentOn } from '../../content/facts.ts';
import { addDays, formatShortDay, readDayOfMonth, toMonth } from '../../shared/dates.ts';
import { formatPercent } from '../../shared/format.ts';
import { findNext } from '../deadlines/occurrences.ts';
import { AmountRows } from './parts/amount-rows.tsx';
import { Calendar, type DayLabel } from './parts/calendar.tsx';
import type { ServiceFigure } from './parts/figure.ts';
import { addUp, takePercent } from './parts/money.ts';

/** The deadline rules of the return and of its payment, by their ids. */
const rules = { return: 'dr-15', payment: 'dr-15-payment' };

const words = {
  caption: {
    lead: 'Due on the 1st, late after the 20th.',
    text: 'If the 20th is a weekend or a holiday, the next business day counts. An electronic payment starts one business day sooner, by 5 p.m.',
  },
  whole: 'The month day by day, and whose money is on a receipt',
  labels: { due: 'due', payment: 'e-pay', last: 'last day', late: 'late' },
  note: (period: string) => `for sales of ${period}`,
  receipt: {
    title: 'Receipt',
    note: 'Example: a table sold in Deerfield Beach',
    item: { name: 'Table', dollars: 100 },
    tax: 'Tax',
    paid: 'Paid',
    total: 'Not yours',
  },
  sources: [
    'Florida Statutes 212.11; Florida Department of Revenue, instructions for Form DR-15 and the eFile/ePay calendar',
    'Florida Department of Revenue, Form DR-15DSS for 2026: Broward 1% through 2048',
  ],
};

/** The parts of the tax, in percent. */
function listRates(day: string) {
  return [
    { name: 'State', percent: percentOn(facts.stateSalesTax, day) },
    { name: 'Broward', percent: percentOn(facts.browardSurtax, day) },
  ];
}

/** Finds the month in which a return is due next after `day`, an ISO date, and its days. Throws if there is no such rule. */
function findFilingDays(day: string): {
  days: { month: string };
  note: string;
  labels: [due: DayLabel, payment: DayLabel, last: DayLabel, late: DayLabel];
} {
  const { due, period } = findNext(rules.return, day);
  const month = toMonth(due);
  const payment = findNext(rules.payment, `${month}-01`);
  const { labels, note } = words;
  return {
    days: { month },
    note: note(period.words),
    labels: [
      { day: 1, label: labels.due, tone: 'due' },
      { day: readDayOfMonth(payment.due), label: labels.payment },
      { day: readDayOfMonth(due), label: labels.last, tone: 'last' },
      { day: readDayOfMonth(due) + 1, label: labels.late },
    ],
  };
}

/** Draws a receipt: the customer's payment, and in its footer the tax, which is not the seller's. */
function Receipt({ rates }: { rates: ReturnType<typeof listRates> }) {
  const { title, note, item, tax, paid, total } = words.receipt;
  const taxes = rates.map(({ name, percent }): [string, number] => [
    `${name} ${formatPercent(percent)}`,
    takePercent(item.dollars, percent),
  ]);
  const sum = addUp(taxes.map(([, amount]) => amount));
  return (
    <>
      <div className="figure-main receipt-main">
        <div className="receipt">
          <p className="eyebrow">{title}</p>
          <p>{note}</p>
          <AmountRows
            rows={[
              [item.name, item.dollars],
              [tax, sum],
              [paid, addUp([item.dollars, sum])],
            ]}
          />
        </div>
      </div>
      <div className="figure-base receipt-base">
        <div className="receipt">
          <AmountRows rows={[...taxes, [total, sum]]} />
        </div>
      </div>
    </>
  );
}

/** Draws the month of the next return beside a receipt. */
export const figure: ServiceFigure = {
  ...words,
  answer: (day) => {
    const {
      days: { month },
      labels: [due, payment, last],
    } = findFilingDays(day);
    const say = (label: DayLabel) => formatShortDay(addDays(`${month}-01`, label.day - 1));
    return {
      title: words.caption.lead,
      lines: [due, payment].map((each) => ({ name: say(each), text: each.label })),
      highlight: { title: say(last), text: last.label },
    };
  },
  draw: (day) => <Calendar caption={words.caption} {...findFilingDays(day)} aside={<Receipt rates={listRates(day)} />} />,
};
