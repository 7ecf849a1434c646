import type { Stat } from '../../content/page-types.ts';

/** Figures in a row on the deep background. */
export function Stats({ items }: { items: Stat[] }) {
  return (
    <div className="stats background-deep">
      <dl className="wrap">
        {items.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
