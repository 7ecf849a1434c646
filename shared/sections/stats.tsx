import type { Stat } from '../../content/page-types.ts';
import { Text } from '../components/text.tsx';

/** Figures with what each counts, and how they were counted. */
export function Stats({ items, note }: { items: Stat[]; note: string }) {
  return (
    <div>
      <dl className="stats">
        {items.map(({ figure, label }) => (
          <div key={label}>
            <Text as="dt">{label}</Text>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Text as="p" className="stats-note">
        {note}
      </Text>
    </div>
  );
}
