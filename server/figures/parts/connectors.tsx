/** The two ends of a connector, in thousandths of the height of its drawing. */
export type Connector = [start: number, end: number];

/** Finds the middle of an item of a list, in thousandths of the list's height: its rows may grow with their text. */
export const toMiddle = (index: number, count: number) => Math.round(((index + 0.5) / count) * 1000);

/** Curves from left to right in a drawing of 100 by 1000 units, with a dot at both ends. */
export function Connectors({ connectors, color }: { connectors: Connector[]; color: string }) {
  return (
    <g stroke={color} strokeWidth="1.8">
      <path d={connectors.map(([start, end]) => `M0 ${start}C45 ${start} 55 ${end} 100 ${end}`).join('')} />
      <path strokeWidth="9" strokeLinecap="round" d={connectors.map(([start, end]) => `M0 ${start}h0M100 ${end}h0`).join('')} />
    </g>
  );
}
