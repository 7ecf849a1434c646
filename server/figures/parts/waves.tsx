/** Wave lines on a footer, where no text stands. */
export function Waves({ at }: { at: 'top' | 'foot' }) {
  return (
    <svg className={`figure-waves figure-waves-${at}`} aria-hidden="true">
      <use href={`#drawing-waves-${at}`} />
    </svg>
  );
}
