import type { CountyRate, PriceRow } from '../../content/types.ts';
import { Text, Texts } from './text.tsx';

interface Props {
  caption: string;
  columns: string[];
  /** The name of each, what stands under that, and its other cells. */
  rows: { name: string; basis?: string; cells: string[] }[];
  notes?: string[] | undefined;
}

/** A text or a figure, and its unit: "per month". */
const splitUnit = (price: string) => price.split(/ (?=per )/);

/** What a cell says, with its unit smaller. Where there is little room the unit stands under it. */
function Cell({ children }: { children: string }) {
  const [figure = '', unit] = splitUnit(children);
  return (
    <td>
      <Text>{figure}</Text> {unit && <small>{unit}</small>}
    </td>
  );
}

/** What most people pay: the figure large, and under it what that is for. */
export function UsualPrice({ service, basis, price }: PriceRow) {
  const [figure = '', unit] = splitUnit(price);
  return (
    <p className="price">
      <strong>{figure}</strong> <Text as="b">{unit ? `${service} ${unit}` : service}</Text>
      {basis && <Text>{`, ${basis}`}</Text>}
    </p>
  );
}

/** A table of money as a ledger card: first columns are text, the last is the figure. */
function Ledger({ caption, columns, rows, notes }: Props) {
  return (
    <div>
      <div className="ledger">
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead className="visually-hidden">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, basis, cells }) => (
              <tr key={name}>
                <th scope="row">
                  <Text>{name}</Text>
                  {basis && <Text as="small">{basis}</Text>}
                </th>
                {cells.map((cell) => (
                  <Cell key={cell}>{cell}</Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {notes && <Texts as="p" className="note" items={notes} />}
    </div>
  );
}

/** The price of each service. */
export function PriceLedger({ rows, notes }: { rows: PriceRow[]; notes?: string[] | undefined }) {
  const lines = rows.map(({ service, price, ...line }) => ({ ...line, name: service, cells: [price] }));
  return <Ledger caption="Prices" columns={['Service', 'Price']} rows={lines} notes={notes} />;
}

/** The sales tax of each county. */
export function RateLedger({ rows, note }: { rows: CountyRate[]; note: string }) {
  const lines = rows.map(({ county, cities, rate }) => ({ name: county, cells: [cities, rate] }));
  return <Ledger caption="Sales tax by county" columns={['County', 'Cities', 'Total rate']} rows={lines} notes={[note]} />;
}
