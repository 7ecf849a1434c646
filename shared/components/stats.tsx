import type { Stat } from '../../content/pages/page-types.ts';
import { Text } from './text.tsx';

/** Figures with their labels, and how they were counted. */
export function Stats({ stats, note }: { stats: Stat[]; note: string }) {
  return (
    <div>
      <dl className="stats">
        {stats.map(({ figure, label }) => (
          <div key={label}>
            <Text as="dt">{label}</Text>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <Text as="p" className="note">
        {note}
      </Text>
    </div>
  );
}
