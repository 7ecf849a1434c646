/** A stop of a track: its name or date, and what it is for. */
export function Stop({ when, title, text }: { when?: string; title: string; text: string }) {
  return (
    <li>
      {when && <p className="eyebrow">{when}</p>}
      <b>{title}</b>
      <p>{text}</p>
    </li>
  );
}

/** The line of a track on 1000 by 100 units, which are stretched; its dots are lines of no length with round caps. */
export function TrackLine({ path, stems, dots }: { path: string; stems?: string; dots: number[][] }) {
  const points = dots.map((point) => `M${point.join(' ')}h.01`).join('');
  return (
    <svg className="track-line" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
      {stems && <path strokeWidth="1" d={stems} />}
      <path className="track-dots" d={points} />
      <path className="track-dots track-holes" d={points} />
    </svg>
  );
}
