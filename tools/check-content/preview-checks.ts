import { getPreviewImagePath } from '../../shared/head.tsx';
import type { Stale } from '../link-previews/find-stale.ts';
import { error, type Finding, warn } from './findings.ts';

/** A preview that differs from its page fails the check, and so the tests. */
const reportChange = error;

const messages = {
  change: 'shows other words, another figure or other styles than the page',
  day: 'shows what the page said on another day',
};

/** The link previews that show something else than their pages. */
export function checkPreviews(stale: Stale[]): Finding[] {
  return stale.map(({ path, reason }) => {
    const report = reason === 'change' ? reportChange : warn;
    return report(`client/static${getPreviewImagePath(path)}`, path, `${messages[reason]}; run npm run link-previews`);
  });
}
