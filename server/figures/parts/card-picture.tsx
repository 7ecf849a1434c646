import type { ReactNode } from 'react';

/** How far down the horizon is, in pixels. All pictures have one height, and wider ones show more sea. */
export const horizon = 168;

/** The highlight of a card, a half circle behind the horizon, with two lines of text on it. */
export function CardHighlight({ title = '', text = '' }: { title?: string; text?: string }) {
  return (
    <g fill="var(--on-sun)" textAnchor="middle">
      <path fill="var(--highlight)" d={`M210 ${horizon}a64 64 0 0 1 128 0z`} />
      <text className="card-picture-title" x="274" y={horizon - (text ? 29 : 20)}>
        {title}
      </text>
      <text fontWeight="600" x="274" y={horizon - 11}>
        {text}
      </text>
    </g>
  );
}

/** The picture on an article's card: a drawing over the sea. */
export function CardPicture({ children }: { children: ReactNode }) {
  return (
    <svg className="card-picture" viewBox="0 0 340 204" aria-hidden="true">
      {children}
      <path fill="var(--deep)" d={`M-999 ${horizon}h2400v99h-2400z`} />
      <path
        fill="none"
        stroke="var(--wave)"
        strokeWidth="2"
        opacity=".5"
        d={`M-998 ${horizon + 18}q45-12 90 0${'t90 0'.repeat(25)}`}
      />
    </svg>
  );
}
