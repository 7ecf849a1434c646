import type { Route, Streams as StreamsData } from '../../content/figure-types.ts';
import { Frame } from './frame.tsx';
import { formatDollars } from './money.ts';
import { Bar, layBands, Rivers } from './rivers.tsx';

function Stream({ route: { name, note, flows }, whole }: { route: Route; whole: number }) {
  const bands = layBands(flows, whole);
  return (
    <li>
      <b>{name}</b>
      <p>{note}</p>
      <div className="streams-fall">
        <Bar bands={bands} />
        <Rivers bands={bands} />
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
export function Streams({ of, figure: { caption, title, note, source, routes } }: { of: string; figure: StreamsData }) {
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
    <Frame kind="streams" place="under" of={of} caption={caption} wet={wet}>
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
