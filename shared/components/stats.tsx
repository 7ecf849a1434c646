import type { Stat } from '../../content/pages/page-types.ts';
import { Text } from './text.tsx';

/** The firm's own figures, each with its scope, and how they were counted. */
export function Stats({ stats, note }: { stats: Stat[]; note: string }) {
  return (
    <>
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
    </>
  );
}
