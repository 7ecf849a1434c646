/** Figures in a row on the deep ground. */
export function Stats({ items }: { items: { figure: string; label: string }[] }) {
  return (
    <div className="stats ground-deep">
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
