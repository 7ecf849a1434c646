import type { TreeNode } from '../tree.ts';

/** The classes of a page head with a figure, and of the place that the figure has in it: beside its words, or under them. */
export function toFigureHead([root]: TreeNode[]): string {
  const classes = typeof root === 'object' ? (root[1].className ?? '').split(' ') : [];
  const places = ['figure-beside', 'figure-under'].filter((name) => classes.includes(name));
  return ['figure-head', ...places.map((name) => name.replace('figure', 'figure-head'))].join(' ');
}
