import { Link } from '../../components/link.tsx';
import { Text, Texts } from '../../components/text.tsx';
import { formatMonthName, readYear } from '../../dates.ts';
import { DueRow } from './due-row.tsx';
import type { DeadlinesProps } from './props.ts';

/** How many months with dates are open at first. */
const open = 3;

/**
 * The dates on the same day of each month, once; then twelve months of dates, with the month in the margin and a line
 * for each date. The first months are open, and the others unfold.
 */
export function Months({ words, dates }: Pick<DeadlinesProps, 'words' | 'dates'>) {
  const { months, monthly } = dates;
  const first = months.filter(({ days }) => days.length > 0).slice(0, open);
  const every = monthly[0];
  const none = every ? <Link href={`#${every.id}`}>{words.states.monthly}</Link> : words.states.none;
  return (
    <>
      <div className="due-ledger">
        {months.map((entry) => {
          const { month, what, days } = entry;
          const head = (
            <>
              <h3>
                {`${formatMonthName(month)} `}
                <span>{readYear(month)}</span>
              </h3>
              {days.length > 0 ? <Text as="span">{what}</Text> : <span>{none}</span>}
            </>
          );
          return days.length > 0 ? (
            <details key={month} className="due-ledger-month" open={first.includes(entry)}>
              <summary>{head}</summary>
              <table>
                <thead className="visually-hidden">
                  <tr>
                    <th scope="col">Date</th>
                    <th scope="col">Due</th>
                  </tr>
                </thead>
                {days.map((day) => (
                  <tbody key={day.due}>
                    {day.items.map((item) => (
                      <DueRow key={item.id} day={day} item={item} />
                    ))}
                  </tbody>
                ))}
              </table>
            </details>
          ) : (
            <section key={month} className="due-ledger-month due-ledger-none">
              {head}
            </section>
          );
        })}
      </div>
      {every && (
        <div className="due-monthly">
          <div>
            <h3>{words.months.monthly}</h3>
            <Text as="small">{words.months.once}</Text>
          </div>
          <ul>
            {monthly.map(({ id, day, title, agency, what, notes }) => (
              <li key={id} id={id}>
                <b>{day}</b>
                <p>
                  <Text as="strong">{`${title},`}</Text> <Text>{`${agency}. ${what}.`}</Text> <Texts items={notes} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
