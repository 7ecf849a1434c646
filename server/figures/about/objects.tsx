import type { ReactNode } from 'react';

interface Place {
  x: number;
  y: number;
}

/** A desk seen from above, 384 x 300: wood, and what lies on it. A narrow card shows the middle of it. */
export function Desk({ children }: { children: ReactNode }) {
  return (
    <svg className="team-picture" viewBox="0 0 384 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path stroke="var(--line-strong)" d="M0 75h384M0 150h384M0 225h384" />
      {children}
    </svg>
  );
}

/** A cup with its middle at a place; `drink` is a color. */
export function Cup({ x, y, drink }: Place & { drink: string }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--ink)">
      <path fill="none" strokeWidth="5" d="M26-8h8a8 8 0 0 1 0 16h-8" />
      <circle r="27" fill="var(--paper)" strokeWidth="1.5" />
      <circle r="20" fill={drink} stroke="none" />
    </g>
  );
}

/** Squares in columns and rows as path data, from the corner of the first. */
export function drawKeys({ x, y }: Place, columns: number, rows: number, size: number, step: number): string {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return `M${x + column * step} ${y + row * step}h${size}v${size}h-${size}z`;
  }).join('');
}

/** What rounds the corners of filled squares: a line of their own color. */
export const rounded = (color: string) => ({ fill: color, stroke: color, strokeWidth: 3, strokeLinejoin: 'round' }) as const;

/** Lines of writing as path data: each begins at `x`, and is as long as the list says. */
export function drawLines({ x, y }: Place, lengths: number[], step: number): string {
  return lengths.map((length, index) => `M${x} ${y + index * step}h${length}`).join('');
}
