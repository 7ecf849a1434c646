/** Ledger paper that becomes the sea: in the hero, as a strip under page heads, at night when not found. Decorative. */
export function Horizon({ variant }: { variant: 'hero' | 'strip' | 'night' }) {
  return (
    <div className={`horizon horizon-${variant}`} aria-hidden="true">
      <div className="horizon-sky">
        <div className="horizon-sun" />
      </div>
      <div className="horizon-sea">
        <svg className="horizon-waves">
          <use href={`#drawing-${variant === 'strip' ? 'waves-strip' : 'waves'}`} />
        </svg>
        <svg className="horizon-glints">
          <use href={`#drawing-${variant === 'strip' ? 'glints-strip' : 'glints'}`} />
        </svg>
      </div>
    </div>
  );
}
