import type { Entity, Matrix as MatrixData } from '../../content/figure-types.ts';
import { Dry, Frame, Wet } from './frame.tsx';

type Columns = MatrixData['columns'];

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

function Row({ columns, row }: { columns: Columns; row: Entity }) {
  const { name, note, pays, payer, form, formNote, claim, report } = row;
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        {note && <small>{note}</small>}
      </th>
      <td>
        <i>{columns.pays}</i>
        <span className="matrix-payer">
          <Coins pays={pays} />
          <span>{payer}</span>
        </span>
      </td>
      <td>
        <i>{columns.form}</i>
        <span>
          <b>{form}</b>
          <small>{formNote}</small>
        </span>
      </td>
      <td>
        <i>{columns.claim}</i>
        <span>{claim}</span>
      </td>
      <td>
        <i>{columns.report}</i>
        <span>{report}</span>
      </td>
    </tr>
  );
}

interface EntitiesProps {
  title: string;
  columns: Columns;
  rows: Entity[];
  /** Whether the names of the columns show, as they do over the first of two tables. */
  named?: boolean;
}

function Entities({ title, columns, rows, named = false }: EntitiesProps) {
  return (
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col" className={named ? 'eyebrow' : undefined}>
              {named ? column : <span className="visually-hidden">{column}</span>}
            </th>
          ))}
        </tr>
      </thead>
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
        <Entities title={titles.dry} columns={columns} rows={at('dry')} named />
      </Dry>
      <Wet of={of}>
        <Entities title={titles.wet} columns={columns} rows={at('wet')} />
      </Wet>
    </Frame>
  );
}
