interface ColumnsProps {
  names: string[];
  className?: string;
  /** Whether the rows have a number before them. */
  isNumbered?: boolean;
}

/** The names of a table's columns. In a footer they are mostly for screen readers, since the main part shows them. */
export function Columns({ names, className, isNumbered }: ColumnsProps) {
  return (
    <thead>
      <tr>
        {isNumbered && <td />}
        {names.map((name) => (
          <th key={name} scope="col" className={className}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
