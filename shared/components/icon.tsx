import type { IconName } from '../../content/icons.ts';

/** An icon; decorative, the words are beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" width="24" height="24">
      <use href={`/sprite.svg#${name}`} />
    </svg>
  );
}
