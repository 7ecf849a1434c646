import type { Ladder as LadderData, Rung } from '../../content/figure-types.ts';
import { Frame } from './frame.tsx';

function Step({ rung: { code, alias, title, text, days, daysNote, level } }: { rung: Rung }) {
  return (
    <li className={`ladder-${level}`}>
      <strong className="ladder-code">
        {code}
        {alias && <small>{alias}</small>}
      </strong>
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <p className={level === 'key' ? 'ladder-days figure-sun' : 'ladder-days'}>
        <b>{days}</b> <small>{daysNote}</small>
      </p>
    </li>
  );
}

/** Letters in their order on a ladder into the water. */
export function Ladder({ of, figure: { caption, rungs } }: { of: string; figure: LadderData }) {
  const isWet = ({ level }: Rung) => level === 'wet';
  const step = (rung: Rung) => <Step key={rung.code} rung={rung} />;
  const dry = rungs.filter((rung) => !isWet(rung)).map(step);
  const wet = <ol start={dry.length + 1}>{rungs.filter(isWet).map(step)}</ol>;
  return (
    <Frame kind="ladder" place="beside" of={of} caption={caption} wet={wet}>
      <ol>{dry}</ol>
    </Frame>
  );
}
