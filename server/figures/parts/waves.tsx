/** Draws wave lines on a part of a footer without text. */
export function Waves({ at }: { at: 'top' | 'foot' }) {
  return (
    <svg className={`figure-waves figure-waves-${at}`} aria-hidden="true">
      <use href={`#drawing-waves-${at}`} />
    </svg>
  );
}
