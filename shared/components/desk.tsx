import type { PersonDesk } from '../../content/types.ts';

/** The desk of somebody who works here, seen from above; decorative. A narrow one shows its middle. */
export function Desk({ of }: { of: PersonDesk }) {
  return (
    <svg className="desk" aria-hidden="true">
      <use href={`/desks.svg#${of}`} />
    </svg>
  );
}
