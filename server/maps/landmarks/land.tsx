/** A drawbridge with both leaves up. */
export function Drawbridge() {
  return (
    <>
      <path className="town-fill" d="M4 66q18-10 36-12h4v26h-8V62q-16 2-32 9zM116 66q-18-10-36-12h-4v26h8V62q16 2 32 9z" />
      <path d="M18 66v14M102 66v14M4 80h112" />
      <path className="town-fill" d="M46 54L54 10l5 1-7 43zM74 54L66 10l-5 1 7 43z" />
      <path className="town-fill" d="M24 54V40h14v14" />
      <path className="town-lit" d="M21 40l10-10 10 10z" />
      <path d="M8 89q9-6 18 0t18 0t18 0t18 0t18 0t14 0" />
    </>
  );
}

/** A flag on a green by the sea. */
export function Golf() {
  return (
    <>
      <path className="town-fill" d="M10 80q46-36 100 0z" />
      <path d="M4 80h112" />
      <path className="town-ink" d="M50 64q10-5 20 0-10 5-20 0z" />
      <path d="M60 64V16" />
      <path className="town-lit" d="M60 16l30 10-30 11z" />
      <path className="town-fill" d="M80 72q10-7 22 2-12 4-22-2zM38 66a4 4 0 1 1 .1 0z" />
    </>
  );
}

/** A road under Australian pines. */
export function Pines() {
  return (
    <>
      <path className="town-fill" d="M36 80L55 38h10l19 42z" />
      <path d="M4 80h112M60 76V66M60 60v-7M60 48v-5" />
      <path d="M16 80V58M34 64V46M104 80V58M86 64V46" />
      <path className="town-tree" d="M16 12Q2 40 7 60h18q5-20-9-48zM104 12q14 28 9 48H95q-5-20 9-48z" />
      <path className="town-tree" d="M34 20q-9 16-6 28h12q3-12-6-28zM86 20q9 16 6 28H80q-3-12 6-28z" />
      <path d="M16 26v26M104 26v26" strokeWidth="1.4" />
      <path className="town-lit" d="M54 27a6 6 0 0 1 12 0z" />
    </>
  );
}

const arch = (x: number) => `M${x} 80V58a10 10 0 0 1 20 0v22`;

/** An arcade under tiles, with a belvedere. */
export function Arcade() {
  return (
    <>
      <path className="town-fill" d="M12 80V42h96v38M52 32V18h16v14" />
      <path className="town-roof" d="M18 32h84l10 10H8zM48 18l12-10 12 10z" />
      <path d={`M4 80h112${arch(20)}${arch(50)}${arch(80)}`} />
      <path className="town-lit" d="M56 31v-6a4 4 0 0 1 8 0v6z" />
      <path d="M28 42l-4-10M44 42l-2-10M60 42V32M76 42l2-10M92 42l4-10" strokeWidth="1.4" />
    </>
  );
}

/** Towers of condominiums, one window lit. */
export function Towers() {
  return (
    <>
      <path className="town-fill" d="M18 80V26h26v54M50 80V12h26v68M82 80V36h22v44" />
      <path d="M18 39h26M18 52h26M18 65h26M50 25h26M50 38h26M50 51h26M50 64h26M82 49h22M82 62h22" strokeWidth="1.4" />
      <path d="M31 26v54M63 12v68M93 36v44" strokeWidth="1" />
      <path className="town-lit" d="M52.5 40.5h8v8h-8z" />
      <path d="M4 80h112M14 89q9-6 18 0t18 0t18 0t18 0t18 0" />
    </>
  );
}

/** A school of 1913, with its bell. */
export function School() {
  return (
    <>
      <path className="town-fill" d="M10 80V48h100v32" />
      <path className="town-roof" d="M20 34h80l14 14H6z" />
      <path className="town-fill" d="M40 80V42l20-16 20 16v38M54 26V14h12v12" />
      <path className="town-roof" d="M50 14l10-9 10 9z" />
      <path className="town-lit" d="M60 38a6 6 0 1 1-.1 0z" />
      <path d="M4 80h112M53 80V66a7 7 0 0 1 14 0v14" />
      <path className="town-fill" d="M17 55h8v11h-8zM29 55h6v11h-6zM95 55h8v11h-8zM85 55h6v11h-6z" />
    </>
  );
}

/** A boardwalk through mangroves. */
export function Boardwalk() {
  return (
    <>
      <path
        className="town-tree"
        d="M8 52q-6-20 12-24 4-18 22-10 16-8 20 10 12 8 2 24zM74 50q-4-14 10-18 12-10 22 2 12 6 6 16z"
      />
      <path d="M22 52q-2 16-12 30M28 52v30M36 52q2 16 12 30M46 52q-1 18-9 30M88 50q-1 14-8 18M94 50v18M100 50q2 12 10 18" />
      <path className="town-fill" d="M50 80l28-16h40v8L92 86H50z" />
      <path d="M58 76l34 1M68 70l38 1M52 80V66l26-14h38M66 72V59M80 64V52M98 64V52" strokeWidth="1.4" />
      <path className="town-lit" d="M62 16a7 7 0 1 1 .1 0z" />
      <path d="M4 90q9-6 18 0t18 0t18 0t18 0" />
    </>
  );
}
