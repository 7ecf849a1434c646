interface ColumnsProps {
  names: string[];
  className?: string;
  /** Whether the rows have a number before them. */
  isNumbered?: boolean;
  /** Whether the names are for screen readers alone, as they stand above the table already. */
  isHidden?: boolean;
}

/** The names of a table's columns. */
export function Columns({ names, className, isNumbered, isHidden }: ColumnsProps) {
  return (
    <thead>
      <tr>
        {isNumbered && <td />}
        {names.map((name) => (
          <th key={name} scope="col" className={className}>
            {isHidden ? <span className="visually-hidden">{name}</span> : name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
