import type { DeskObject, PersonDesk } from '../../content/types.ts';

/** The desk of somebody who works here, seen from above, and what else lies on it; decorative. A narrow one shows its middle. */
export function Desk({ of, object }: { of: PersonDesk; object?: DeskObject | undefined }) {
  return (
    <svg className="desk" aria-hidden="true">
      <use href={`/desks.svg#${of}`} />
      {object && <use href={`/desks.svg#${object}`} />}
    </svg>
  );
}
