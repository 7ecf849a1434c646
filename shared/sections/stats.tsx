import type { Stat } from '../../content/page-types.ts';
import { Text } from '../components/text.tsx';

/** Figures in a row on the deep background, and how they were counted. */
export function Stats({ items, note }: { items: Stat[]; note: string }) {
  return (
    <div className="stats background-deep">
      <dl className="wrap">
        {items.map(({ figure, label }) => (
          <div key={label}>
            <dt>
              <Text>{label}</Text>
            </dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="wrap stats-note">
        <Text>{note}</Text>
      </p>
    </div>
  );
}
