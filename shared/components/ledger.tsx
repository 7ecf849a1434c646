import type * as content from '../../content/types.ts';
import { formatPercent, formatPriceParts } from '../format.ts';
import { Text, Texts } from './text.tsx';

interface Row {
  name: string;
  /** Under the name. */
  basis?: string;
  /** The other cells: a text, or a figure and its unit. */
  cells: [text: string, unit?: string][];
}

interface Props {
  caption: string;
  columns: string[];
  rows: Row[];
  notes?: string[] | undefined;
}

/** Draws a sun on the horizon for each hour or month, and outlines up to the highest number. */
function Units({ low, high }: content.Range) {
  const pitch = Math.min(56, 264 / high);
  const radius = Math.round(pitch * 0.42);
  const ground = radius + 3;
  const drawSuns = (from: number, to: number) =>
    Array.from(
      { length: to - from },
      (_, index) => `M${(from + index + 0.5) * pitch - radius} ${ground}a${radius} ${radius} 0 0 1 ${2 * radius} 0`,
    ).join('');
  return (
    <svg width={high * pitch} height={ground + 2} viewBox={`0 0 ${high * pitch} ${ground + 2}`} aria-hidden="true">
      <path fill="var(--highlight)" d={drawSuns(0, low)} />
      <path fill="none" stroke="var(--rule)" strokeDasharray="3 3" d={drawSuns(low, high)} />
      <path stroke="var(--rule)" strokeWidth="2" d={`M0 ${ground}h${high * pitch}`} />
    </svg>
  );
}

/** The usual price: the figure large, and its scope under it. */
export function UsualPrice({ service, basis, price, units }: content.UsualRow) {
  const [figure, unit] = formatPriceParts(price);
  return (
    <p className="price">
      {units && <Units {...units} />}
      <Text as="strong">{figure}</Text> <Text as="b">{unit ? `${service} ${unit}` : service}</Text>
      {basis && <Text>{`, ${basis}`}</Text>}
    </p>
  );
}

/**
 * A table of money as a ledger card: first columns are text, the last is the figure, with its unit smaller. Where there
 * is little room the unit stands under it.
 */
export function Ledger({ caption, columns, rows, notes }: Props) {
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
                  <Text>{name}</Text> {basis && <Text as="small">{basis}</Text>}
                </th>
                {cells.map(([text, unit]) => (
                  <td key={text}>
                    <Text>{text}</Text> {unit && <small>{unit}</small>}
                  </td>
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
export function PriceLedger({ rows, notes }: { rows: content.PriceRow[]; notes?: string[] | undefined }) {
  const lines = rows.map(({ service, price, ...line }) => ({ ...line, name: service, cells: [formatPriceParts(price)] }));
  return <Ledger caption="Prices" columns={['Service', 'Price']} rows={lines} notes={notes} />;
}

/** The sales tax of each county. */
export function RateLedger({ rows, note }: { rows: content.CountyRate[]; note: string }) {
  const lines = rows.map(({ county, cities, rate }): Row => ({ name: county, cells: [[cities], [formatPercent(rate)]] }));
  return <Ledger caption="Sales tax by county" columns={['County', 'Cities', 'Total rate']} rows={lines} notes={[note]} />;
}
