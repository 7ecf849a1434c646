import type { Ladder as LadderData } from '../../content/figure-types.ts';
import { toSlug } from '../../shared/slug.ts';
import { Frame } from './frame.tsx';

/** Letters in their order on a ladder into the water. */
export function Ladder({ figure: { caption, rungs } }: { figure: LadderData }) {
  const steps = rungs.map(({ code, alias, title, text, days, daysNote, level }) => (
    <li key={code} id={toSlug(code)} className={`ladder-${level}`}>
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
  ));
  const dry = rungs.filter(({ level }) => level !== 'wet').length;
  const wet = <ol start={dry + 1}>{steps.slice(dry)}</ol>;
  return (
    <Frame kind="ladder" place="beside" caption={caption} wet={wet}>
      <ol>{steps.slice(0, dry)}</ol>
    </Frame>
  );
}
