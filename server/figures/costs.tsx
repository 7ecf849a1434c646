import type { Costs as CostsData, Mistake } from '../../content/figure-types.ts';
import { Columns } from './columns.tsx';
import { Frame } from './frame.tsx';
import { formatDollars, takePercent } from './money.ts';
import { Note, SunNote } from './note.tsx';

function Row({
  row: { mistake, cost, note, repair },
  number,
  columns,
}: {
  row: Mistake;
  number: number;
  columns: CostsData['columns'];
}) {
  const isComputed = typeof cost !== 'string';
  return (
    <tr>
      <td>
        <b>{number}</b>
      </td>
      <th scope="row">
        <b>{mistake}</b>
      </th>
      <td>
        <i>{columns.cost}</i>
        <b>{isComputed ? formatDollars(takePercent(cost.of, cost.percent)) : cost}</b>{' '}
        <small>{isComputed ? `${cost.percent}% of ${formatDollars(cost.of)} ${note}` : note}</small>
      </td>
      <td>
        <i>{columns.repair}</i>
        {repair}
      </td>
    </tr>
  );
}

/** Mistakes in a ledger, each with its cost and its repair, and under water what waiting adds. */
export function Costs({ of, figure: { caption, title, columns, rows, sun, wet } }: { of: string; figure: CostsData }) {
  return (
    <Frame kind="rise costs" place="under" of={of} caption={caption} wet={<Note note={wet} />}>
      <table className="costs-table">
        <caption className="visually-hidden">{title}</caption>
        <Columns names={Object.values(columns)} className="eyebrow" isNumbered />
        <tbody>
          {rows.map((row, index) => (
            <Row key={row.mistake} row={row} number={index + 1} columns={columns} />
          ))}
        </tbody>
      </table>
      <SunNote note={sun} />
    </Frame>
  );
}
