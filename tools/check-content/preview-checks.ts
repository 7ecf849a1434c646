import { getPreviewImagePath } from '../../shared/head.tsx';
import type { Stale } from '../link-previews/find-stale.ts';
import { type Finding, todo } from './findings.ts';

const messages = {
  missing: 'is not drawn yet',
  change: 'shows another firm, other words, another figure or other styles than the page',
  day: 'shows what the page said on another day',
};

/** The link previews that are not drawn or show something else than their pages. They are drawn of a site that is built. */
export function checkPreviews(stale: Stale[]): Finding[] {
  return stale.map(({ path, reason }) =>
    todo(`client/static${getPreviewImagePath(path)}`, path, `${messages[reason]}; run npm run link-previews`),
  );
}
