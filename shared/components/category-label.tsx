import { type CategoryName, categories } from '../../content/blog/categories.ts';

const colors = new Map(categories.map(({ name, colour }) => [name, colour]));

/** A blog category as a colored label, with its count in the list of categories. */
export function CategoryLabel({ name, count }: { name: CategoryName; count?: number }) {
  return (
    <span className="category" data-color={colors.get(name)}>
      {name} {count}
    </span>
  );
}
