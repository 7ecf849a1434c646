import type { IconName } from '../../content/icons.ts';

/** An icon from the sprite; decorative, the words are beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" width="24" height="24">
      <use href={`${SPRITE_URL}#${name}`} />
    </svg>
  );
}
