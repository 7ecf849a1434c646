import type { Route, Streams as StreamsData } from '../../content/figure-types.ts';
import { Frame } from './frame.tsx';
import { addUp, formatDollars } from './money.ts';
import { type Band, River } from './river.tsx';

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

function Stream({ route: { name, note, flows }, whole }: { route: Route; whole: number }) {
  const amounts = flows.map(({ amount }) => amount);
  const bands = flows.map(({ amount, tone }, index): Band => {
    return { tone, start: addUp(amounts.slice(0, index)) / whole, share: amount / whole };
  });
  return (
    <li>
      <b>{name}</b>
      <p>{note}</p>
      <div className="streams-fall">
        <svg className="streams-bar" aria-hidden="true">
          {bands.map(({ tone, start, share }) => (
            <rect
              key={tone}
              className={`streams-${tone}`}
              fill="var(--flow)"
              x={percent(start)}
              width={percent(share)}
              height="100%"
            />
          ))}
        </svg>
        <svg className="figure-threads streams-rivers" aria-hidden="true">
          {bands.map((band) => (
            <River key={band.tone} {...band} />
          ))}
        </svg>
        <ul>
          {flows.map(({ amount, to, tone }) => (
            <li key={to} className={`streams-${tone}`}>
              <b>{formatDollars(amount)}</b> <span>{to}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** One amount as streams on several routes, which land on the owner's return under water. */
export function Streams({ figure: { caption, title, note, source, routes } }: { figure: StreamsData }) {
  const wet = (
    <ul className="streams-routes">
      {routes.map(({ name, lands, landsNote }) => (
        <li key={name}>
          <small>{name}</small>
          <b>{lands}</b>
          <p>{landsNote}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <Frame kind="streams" place="under" caption={caption} wet={wet}>
      <div className="streams-source">
        <p className="figure-sun">
          <b>{formatDollars(source.amount)}</b> {source.label}
        </p>
        <div>
          <b>{title}</b>
          <p>{note}</p>
        </div>
      </div>
      <ul className="streams-routes">
        {routes.map((route) => (
          <Stream key={route.name} route={route} whole={source.amount} />
        ))}
      </ul>
    </Frame>
  );
}
