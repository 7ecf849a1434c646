import type { IconName } from '../../content/icons.ts';
import { usePage } from '../page/page-context.ts';

/** An icon; decorative, the words are beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" width="24" height="24">
      <use href={`${usePage().sprite}#${name}`} />
    </svg>
  );
}
