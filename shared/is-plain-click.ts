import type { MouseEvent } from 'react';

/** Whether a click opens its link here, and not in another tab or window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
