import type { Entity, Matrix as MatrixData } from '../../content/figure-types.ts';
import { Columns } from './columns.tsx';
import { Dry, Frame, Wet } from './frame.tsx';

type Names = MatrixData['columns'];

/** A square for the company and a round coin for its owner; who pays is filled. */
function Coins({ pays }: { pays: Entity['pays'] }) {
  return (
    <svg viewBox="0 0 72 24" stroke="currentcolor" strokeWidth="1.5" aria-hidden="true">
      <path d="M22 12h29" />
      <rect x="2" y="2" width="20" height="20" rx="3" fill={pays === 'both' ? 'var(--sun)' : 'none'} />
      <circle cx="60" cy="12" r="10" fill="var(--sun)" />
    </svg>
  );
}

function Row({ columns, row }: { columns: Names; row: Entity }) {
  const { name, note, pays, payer, form, formNote, claim, report } = row;
  const cells = [
    [columns.pays, <Coins key="pays" pays={pays} />, <span key="payer">{payer}</span>],
    [columns.form, <b key="form">{form}</b>, <small key="note">{formNote}</small>],
    [columns.claim, claim],
    [columns.report, report],
  ];
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        {note && <small>{note}</small>}
      </th>
      {cells.map(([column, ...words], index) => (
        <td key={String(column)}>
          <i>{column}</i>
          <span className={index === 0 ? 'matrix-payer' : undefined}>{words}</span>
        </td>
      ))}
    </tr>
  );
}

interface EntitiesProps {
  title: string;
  columns: Names;
  rows: Entity[];
  isContinued: boolean;
}

function Entities({ title, columns, rows, isContinued }: EntitiesProps) {
  return (
    <table>
      <caption className="visually-hidden">{title}</caption>
      <Columns names={Object.values(columns)} className="eyebrow" isHidden={isContinued} />
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} columns={columns} row={row} />
        ))}
      </tbody>
    </table>
  );
}

/** Kinds of business in a table on the sand, and those without a shield in one under water. */
export function Matrix({ of, figure: { caption, titles, columns, rows } }: { of: string; figure: MatrixData }) {
  const at = (level: 'dry' | 'wet') => rows.filter((row) => row.level === level);
  return (
    <Frame kind="matrix" place="under" caption={caption}>
      <Dry>
        <Entities title={titles.dry} columns={columns} rows={at('dry')} isContinued={false} />
      </Dry>
      <Wet of={of}>
        <Entities title={titles.wet} columns={columns} rows={at('wet')} isContinued />
      </Wet>
    </Frame>
  );
}
