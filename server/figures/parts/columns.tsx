interface ColumnsProps {
  names: string[];
  className?: string;
  /** The name of a column of numbers before them, for screen readers. */
  number?: string;
}

/** The names of a table's columns. In a footer they are mostly for screen readers, since the main part shows them. */
export function Columns({ names, className, number }: ColumnsProps) {
  return (
    <thead>
      <tr>
        {number && (
          <th scope="col">
            <span className="visually-hidden">{number}</span>
          </th>
        )}
        {names.map((name) => (
          <th key={name} scope="col" className={className}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
