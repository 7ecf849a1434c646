import type { Illustration, PersonDesk } from '../../content/types.ts';
import { usePage } from '../page/page-context.ts';

/** A person's desk, seen from above, with the things on it; decorative. A narrow one shows its middle. */
export function Desk({ of, illustration }: { of: PersonDesk; illustration?: Illustration | undefined }) {
  const { desks } = usePage();
  return (
    <svg className="desk" viewBox="0 -70 384 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${desks}#${of}`} y="-70" width="384" height="420" />
      {illustration && <use href={`${desks}#${illustration}`} x="204" y="60" width="120" height="120" />}
    </svg>
  );
}

/** An illustration in the head of a page; decorative. */
export function PageHeadIllustration({ illustration }: { illustration: Illustration }) {
  return (
    <svg className="page-head-illustration" viewBox="0 0 120 120" aria-hidden="true">
      <use href={`${usePage().desks}#${illustration}`} />
    </svg>
  );
}
