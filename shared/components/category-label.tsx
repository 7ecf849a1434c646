import type { Category } from '../../content/types.ts';

/** A blog category as a colored label, with its count where it stands in the list of categories. */
export function CategoryLabel({ name, count }: { name: Category; count?: number }) {
  return (
    <span className="category" data-category={name}>
      {name}
      {count !== undefined && <span className="category-count"> {count}</span>}
    </span>
  );
}
