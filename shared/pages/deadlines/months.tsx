import type { Who } from '../../../content/deadlines/types.ts';
import { deadlines } from '../../../content/deadlines.ts';
import type { Occurrence } from '../../deadlines/occurrences.ts';
import type { DueDate, DueMonth } from '../../deadlines/upcoming.ts';
import { describeSharedMove } from '../../deadlines/words.ts';
import { formatMonth } from '../../format.ts';
import { DueRow } from './due-row.tsx';

interface DateRowsProps {
  date: DueDate;
  who: readonly Who[];
  known: Map<string, Occurrence>;
}

function DateRows({ date: { items }, who, known }: DateRowsProps) {
  const shared = describeSharedMove(items);
  return (
    <tbody>
      {items.map((item, index) => (
        <DueRow
          key={item.rule.id}
          item={item}
          who={who}
          isFirst={index === 0}
          isNew={known.get(item.rule.id) === item}
          shared={shared}
        />
      ))}
    </tbody>
  );
}

/** The first date of each rule, by the rule's id. */
function findFirst(months: DueMonth[]): Map<string, Occurrence> {
  const items = months.flatMap(({ dates }) => dates.flatMap((date) => date.items));
  return new Map(items.reverse().map((item) => [item.rule.id, item]));
}

/** Twelve months of dates, a month in the margin and a line for each that is due. */
export function Months({ months, who }: { months: DueMonth[]; who: readonly Who[] }) {
  const known = findFirst(months);
  return (
    <div className="due-ledger">
      {months.map(({ month, dates }) => {
        const [name, year] = formatMonth(`${month}-01`).split(' ');
        return (
          <section key={month} className="due-ledger-month">
            <h3>
              {name} <span>{year}</span>
            </h3>
            {dates.length > 0 ? (
              <table>
                <thead className="visually-hidden">
                  <tr>
                    <th scope="col">Date</th>
                    <th scope="col">Due</th>
                  </tr>
                </thead>
                {dates.map((date) => (
                  <DateRows key={date.due} date={date} who={who} known={known} />
                ))}
              </table>
            ) : (
              <p className="due-ledger-none">{deadlines.states.none}</p>
            )}
          </section>
        );
      })}
    </div>
  );
}
