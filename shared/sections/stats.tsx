import type { Stat } from '../../content/page-types.ts';
import { Text } from '../components/text.tsx';

/** Figures with what each counts, and how they were counted. */
export function Stats({ items, note }: { items: Stat[]; note: string }) {
  return (
    <div>
      <dl className="stats">
        {items.map(({ figure, label }) => (
          <div key={label}>
            <dt>
              <Text>{label}</Text>
            </dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="stats-note">
        <Text>{note}</Text>
      </p>
    </div>
  );
}
