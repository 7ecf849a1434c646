import type { Costs as CostsData, Mistake } from '../../content/figure-types.ts';
import { Columns } from './columns.tsx';
import { Frame } from './frame.tsx';
import { formatDollars, takePercent } from './money.ts';
import { Note, SunNote } from './note.tsx';

/** What a mistake costs: "$1,300", or words. */
export function formatCost(cost: Mistake['cost']): string {
  return typeof cost === 'string' ? cost : formatDollars(takePercent(cost.of, cost.percent));
}

/** Mistakes in a ledger, each with its cost and its repair, and under water what waiting adds. */
export function Costs({ figure: { caption, title, columns, rows, sun, wet } }: { figure: CostsData }) {
  return (
    <Frame kind="rise costs" place="under" caption={caption} wet={<Note note={wet} />}>
      <table className="costs-table">
        <caption className="visually-hidden">{title}</caption>
        <Columns names={Object.values(columns)} className="eyebrow" isNumbered />
        <tbody>
          {rows.map(({ mistake, cost, note, repair }, index) => (
            <tr key={mistake}>
              <td>
                <b>{index + 1}</b>
              </td>
              <th scope="row">
                <b>{mistake}</b>
              </th>
              <td>
                <b>{formatCost(cost)}</b>{' '}
                <small>
                  {typeof cost !== 'string' && `${cost.percent}% of ${formatDollars(cost.of)} `}
                  {note}
                </small>
              </td>
              <td>{repair}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SunNote note={sun} />
    </Frame>
  );
}
