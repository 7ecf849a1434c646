import { joinWords } from '../../shared/format.ts';
import type { Stale } from '../link-previews/find-stale.ts';
import { type Finding, remind, warn } from './findings.ts';

const messages = {
  missing: 'not drawn yet',
  change: 'of another firm, with other words, another figure or other styles than their pages',
  day: 'of what their pages said on another day',
};

/** How many pages a line names. */
const mostNamed = 3;

/**
 * The link previews that are not drawn or show something else than their pages, a line for each reason. They are drawn of a
 * site that is built. A page that is gone without an old address that leads on is known by the preview that is left of it.
 */
export function checkPreviews(stale: Stale[], gone: string[]): Finding[] {
  const left = gone.map((path) =>
    warn(
      'content/redirects.ts',
      path,
      'was a page, whose link preview is still there; say where it leads, then run npm run link-previews',
    ),
  );
  const drawnAnew = (['missing', 'change', 'day'] as const).flatMap((reason) => {
    const paths = stale.filter((one) => one.reason === reason).map(({ path }) => path);
    const more = paths.length > mostNamed ? [`${paths.length - mostNamed} more`] : [];
    const named = joinWords([...paths.slice(0, mostNamed), ...more]);
    return paths.length > 0
      ? [remind('client/static/og', named, `link previews ${messages[reason]}; run npm run link-previews`)]
      : [];
  });
  return [...left, ...drawnAnew];
}
