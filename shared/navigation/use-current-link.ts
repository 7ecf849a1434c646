import { usePage } from '../page-context.ts';

/** A function that gives a link's `aria-current`: `page` for this page, `true` for the one above it. */
export function useCurrentLink(): (href: string) => 'page' | 'true' | undefined {
  const { path, parent } = usePage();
  return (href) => (href === path ? 'page' : href === parent?.path ? 'true' : undefined);
}
