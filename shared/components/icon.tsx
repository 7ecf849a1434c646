/** A drawing from the sprite; decorative, the words stand beside it. The build finds the names that components and content write out. */
export function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true" width="24" height="24">
      <use href={`${SPRITE_URL}#${name}`} />
    </svg>
  );
}
