import { Cup, Desk, drawKeys, drawLines, rounded } from './objects.tsx';

function AddingMachine() {
  return (
    <g>
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.5" d="M26 150V32q22 10 44 0v118z" />
      <path stroke="var(--ink)" strokeWidth="2.5" d="M43 55h20M37 72h26M43 89h20M37 106h26M43 123h20" />
      <path stroke="var(--coral)" strokeWidth="1.5" d="M35 135h28M35 140h28" />
      <rect x="16" y="146" width="64" height="106" rx="8" fill="var(--ink-2)" />
      <path {...rounded('var(--pale-foam)')} d="M25 155h46v13H25z" />
      <path {...rounded('var(--paper)')} d={drawKeys({ x: 26, y: 178 }, 3, 4, 10, 17)} />
      <path {...rounded('var(--sun)')} d="M60 229h10v10H60z" />
    </g>
  );
}

/** A trust's return on a leather pad, with the glasses it is read through and the pen it is signed with. */
export function TrustsDesk() {
  return (
    <Desk>
      <AddingMachine />
      <path {...rounded('var(--deep)')} d="M96 56h190v260H96z" />
      <path fill="none" stroke="var(--river)" d="M104.5 310V63.5h173V310" />
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.5" d="M118 78h146v208H118z" />
      <path stroke="var(--margin-rule)" d="M131.5 79v206M135.5 79v206" />
      <path stroke="var(--ink)" strokeWidth="4.5" d="M152 100h82" />
      <path
        stroke="var(--line-strong)"
        strokeWidth="1.5"
        d={drawLines({ x: 142, y: 124 }, [112, 112, 80, 112, 112, 80, 112, 112, 64, 64], 15)}
      />
      <circle cx="235" cy="258" r="17" fill="var(--coral)" />
      <path fill="none" stroke="var(--blush)" strokeWidth="2" strokeLinecap="round" d="M235 246v24M226 264q2-9 9-9t9 9" />
      <g fill="var(--foam)" fillOpacity=".72" stroke="var(--ink)" strokeWidth="4.5">
        <path fill="none" strokeWidth="5.5" d="m128 160 19 30m110-6 5-38" />
        <circle cx="171" cy="198" r="25.5" />
        <circle cx="232" cy="192" r="25.5" />
        <path fill="none" d="M196 193q5-5 11-1" />
      </g>
      <Cup x={334} y={88} drink="var(--brick)" />
      <g transform="rotate(32 316 208)">
        <path {...rounded('var(--deep)')} d="M312 184h8v70h-8z" />
        <path fill="var(--coral)" d="M310.5 180h11L316 160z" />
        <path fill="var(--pale-foam)" d="M310.5 205h11v5h-11z" />
      </g>
    </Desk>
  );
}
