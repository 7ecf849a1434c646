const screens: [width: string, lists: string][] = [
  ['(min-width: 37.5em)', '.folded details, .rest'],
  ['(min-width: 60em)', '.on-this-page details'],
];

/** Opens all folded items, also of a group that opens one at a time. */
function open(lists: string): HTMLDetailsElement[] {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>(lists)].filter((details) => !details.open);
  for (const details of folded) {
    details.removeAttribute('name');
    details.open = true;
  }
  return folded;
}

/**
 * Opens the items that the style sheet shows unfolded on a wide screen or on paper, in browsers without
 * `::details-content`, which came in 2024.
 */
export function unfold(): void {
  if (CSS.supports('selector(::details-content)')) return;
  const openShown = () => {
    for (const [width, lists] of screens) if (matchMedia(width).matches) open(lists);
  };
  openShown();
  // Pages that come later bring lists of their own.
  new MutationObserver(openShown).observe(document.body, { childList: true, subtree: true });
  for (const [width] of screens) matchMedia(width).addEventListener('change', openShown);
  addEventListener('beforeprint', () => {
    const opened = open('details');
    const fold = () => {
      for (const details of opened) details.open = false;
    };
    addEventListener('afterprint', fold, { once: true });
  });
}
