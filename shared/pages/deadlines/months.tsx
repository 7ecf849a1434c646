import { formatMonth } from '../../format.ts';
import type { DueDates } from '../../page-data.ts';
import { DueRow } from './due-row.tsx';

/** Twelve months of dates, a month in the margin and a line for each that is due. `none` is said of an empty month. */
export function Months({ months, none }: Pick<DueDates, 'months'> & { none: string }) {
  return (
    <div className="due-ledger">
      {months.map(({ month, days }) => {
        const [name, year] = formatMonth(`${month}-01`).split(' ');
        return (
          <section key={month} className="due-ledger-month">
            <h3>
              {name} <span>{year}</span>
            </h3>
            {days.length > 0 ? (
              <table>
                <thead className="visually-hidden">
                  <tr>
                    <th scope="col">Date</th>
                    <th scope="col">Due</th>
                  </tr>
                </thead>
                {days.map(({ due, move, items }) => (
                  <tbody key={due}>
                    {items.map((item, index) => (
                      <DueRow key={item.id} due={due} item={item} isFirst={index === 0} sharedMove={move} />
                    ))}
                  </tbody>
                ))}
              </table>
            ) : (
              <p className="due-ledger-none">{none}</p>
            )}
          </section>
        );
      })}
    </div>
  );
}
