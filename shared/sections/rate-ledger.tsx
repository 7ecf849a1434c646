import type { CountyRate } from '../../content/types.ts';
import { Ledger } from '../components/ledger.tsx';

/** The sales tax of each county. */
export function RateLedger({ rows, note }: { rows: CountyRate[]; note: string }) {
  const lines = rows.map(({ county, cities, rate }) => ({ name: county, cells: [cities, rate] }));
  return <Ledger caption="Sales tax by county" columns={['County', 'Cities', 'Total rate']} rows={lines} note={note} />;
}
