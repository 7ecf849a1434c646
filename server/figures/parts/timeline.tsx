/** An item of a timeline: its name or date, and its text. */
export function TimelineItem({ when, title, text }: { when?: string; title: string; text: string }) {
  return (
    <li>
      {when && <p className="eyebrow">{when}</p>}
      <b>{title}</b>
      <p>{text}</p>
    </li>
  );
}

interface TimelineLineProps {
  path: string;
  stems?: string;
  dots: number[][];
  dashes?: string;
}

/**
 * Draws the line of a timeline on 1000 by 100 units, which are stretched. Its dots are lines of no length with round
 * caps, and the hole in each has the color of the background.
 */
export function TimelineLine({ path, stems, dots, dashes }: TimelineLineProps) {
  const points = dots.map((point) => `M${point.join(' ')}h.01`).join('');
  return (
    <svg className="timeline-line" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <g stroke="var(--lagoon)" strokeLinecap="round">
        <path strokeWidth="3" strokeDasharray={dashes} d={path} />
        {stems && <path d={stems} />}
        <path strokeWidth="17" d={points} />
        <path stroke="var(--behind)" strokeWidth="11" d={points} />
      </g>
    </svg>
  );
}
