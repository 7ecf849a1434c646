const waves = 'M8 89q9-6 18 0t18 0t18 0t18 0t18 0t14 0';

/** An iron lighthouse on its legs, the lamp lit. */
export function Lighthouse() {
  return (
    <>
      <path d="M8 80h104M46 80l8-56h12l8 56" />
      <path d="M48 66h24l-22-14h20l-18-12h16M48 66l22-14M50 52l18-12" strokeWidth="1.4" />
      <path className="town-fill" d="M57 24h6v56h-6z" />
      <path className="town-fill" d="M50 24h20M52 24V11h16v13z" />
      <path className="town-lit" d="M55.5 14h9v7h-9z" />
      <path d="M52 11q8-11 16 0M60 5V1" />
      <path d={waves} />
    </>
  );
}

/** A fishing pier with its roof at the end. */
export function Pier() {
  return (
    <>
      <path d="M18 62v24M34 62v22M50 62v24M66 62v22M82 62v24M98 62v22" />
      <path className="town-fill" d="M6 56h104v6H6z" />
      <path d="M8 56V47h66M24 47v9M41 47v9M58 47v9" strokeWidth="1.4" />
      <path className="town-fill" d="M78 56V38h26v18" />
      <path className="town-lit" d="M72 39l19-15 19 15z" />
      <path d="M86 56V46h10v10" strokeWidth="1.4" />
      <path d={waves} />
    </>
  );
}

/** Two container cranes over a ship. */
export function Crane() {
  return (
    <>
      <path d="M8 80h104" />
      <path d="M16 80V30M34 80V30M16 58l18-16M8 30h62M25 30V10L8 30M25 10l41 20M58 30v14" />
      <path d="M80 80V40M94 80V40M80 62l14-12M72 40h40M87 40V22L74 40M87 22l22 18M106 40v12" />
      <path className="town-fill" d="M38 68h36l-5 14H43z" />
      <path className="town-lit" d="M46 58h20v10H46zM52 49h14v9H52z" />
      <path d={waves} />
    </>
  );
}

/** Two stone jetties, a light on one, and the tide between them. */
export function Jetties() {
  return (
    <>
      <path className="town-fill" d="M4 62h34q12 0 14 18H4zM116 62H84q-12 0-14 18h46z" />
      <path d="M16 62l6 18M30 62l6 18M102 62l-6 18M90 62l-4 18M4 71h46M72 71h44" strokeWidth="1.4" />
      <path d="M86 62V38" />
      <path className="town-lit" d="M80 26h12v12H80zM79 26l7-8 7 8z" />
      <path d="M55 76q3.5-4 7 0t7 0M50 89q5-6 10 0t10 0M8 90q9-6 18 0t18 0M80 90q9-6 18 0t14 0" />
    </>
  );
}

/** A boat that drifts and fishes. */
export function DriftBoat() {
  return (
    <>
      <path d="M84 60V16M84 20L54 46M84 20l24 40" strokeWidth="1.4" />
      <path className="town-fill" d="M30 60V42h46v18M38 42V30h26v12" />
      <path className="town-lit" d="M37 47h10v7H37zM56 47h10v7H56z" />
      <path className="town-fill" d="M8 60h100q-2 14-14 22H26Q12 76 8 60z" />
      <path d="M14 68h89M18 60v-9M24 60v-9M15 51h12" strokeWidth="1.4" />
      <path d={waves} />
    </>
  );
}
