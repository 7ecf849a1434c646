import type { DeskObject, PersonDesk } from '../../content/types.ts';

/** A person's desk, seen from above, with the things on it; decorative. A narrow one shows its middle. */
export function Desk({ of, object }: { of: PersonDesk; object?: DeskObject | undefined }) {
  return (
    <svg className="desk" viewBox="0 -70 384 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`/desks.svg#${of}`} y="-70" width="384" height="420" />
      {object && <use href={`/desks.svg#${object}`} x="204" y="60" width="120" height="120" />}
    </svg>
  );
}

/** One such object alone, in the head of a page; decorative. */
export function PageHeadObject({ object }: { object: DeskObject }) {
  return (
    <svg className="page-head-object" viewBox="0 0 120 120" aria-hidden="true">
      <use href={`/desks.svg#${object}`} />
    </svg>
  );
}
