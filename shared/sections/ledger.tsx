import type { CountyRate, PriceRow } from '../../content/types.ts';

/** A table of money as a ledger card: first columns are text, the last is the figure. */
export function Ledger({ caption, columns, rows }: { caption: string; columns: string[]; rows: string[][] }) {
  return (
    <div className="ledger">
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function PriceLedger({ rows }: { rows: PriceRow[] }) {
  return <Ledger caption="Prices" columns={['Service', 'Price']} rows={rows.map(({ service, price }) => [service, price])} />;
}

export function RateLedger({ rows }: { rows: CountyRate[] }) {
  return (
    <Ledger
      caption="Sales tax by county"
      columns={['County', 'Cities', 'Total rate']}
      rows={rows.map(({ county, cities, rate }) => [county, cities, rate])}
    />
  );
}
