import type { Entity, Matrix as MatrixData } from '../../content/figure-types.ts';
import { Columns } from './columns.tsx';
import { Frame } from './frame.tsx';

/** A square for the company and a coin for each owner; who pays is filled, and what may be missing is dashed. */
function Mark({ company, owners }: Pick<Entity, 'company' | 'owners'>) {
  const dashes = '4 3';
  const isSure = owners === 'two';
  return (
    <svg viewBox="0 0 96 34" width="96" fill="none" stroke="currentcolor" strokeWidth="1.5" aria-hidden="true">
      {company !== 'none' && (
        <>
          <path d="M29 17h16" />
          <rect
            x="1"
            y="3"
            width="28"
            height="28"
            rx="3"
            fill={company === 'pays' ? 'var(--sun)' : undefined}
            strokeDasharray={company === 'may file' ? dashes : undefined}
          />
        </>
      )}
      {owners !== 'one' && (
        <circle cx="80" cy="17" r="14" fill={isSure ? 'var(--sun)' : undefined} strokeDasharray={isSure ? undefined : dashes} />
      )}
      <circle cx="59" cy="17" r="14" fill="var(--sun)" />
    </svg>
  );
}

/**
 * The kinds at a level. A phone shows the form beside the name, and the last column as a line under the others, with its
 * name.
 */
function Entities({ figure: { titles, columns, rows }, level }: { figure: MatrixData; level: Entity['level'] }) {
  return (
    <table>
      <caption>{titles[level]}</caption>
      <Columns names={Object.values(columns)} className="eyebrow" />
      <tbody>
        {rows
          .filter((row) => row.level === level)
          .map(({ name, note, company, owners, payer, form, formNote, report }) => (
            <tr key={name}>
              <th scope="row">
                <b>{name}</b>
                <small>{note}</small>
              </th>
              <td>
                <Mark company={company} owners={owners} />
                <span>{payer}</span>
              </td>
              <td>
                <b>{form}</b>
                <small>{formNote}</small>
              </td>
              <td>
                <i>{columns.report}:</i> {report}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Kinds of business in a table on the sand, and those whose owners pay the tax in one under water. */
export function Matrix({ figure }: { figure: MatrixData }) {
  const wet = <Entities figure={figure} level="wet" />;
  return (
    <Frame kind="matrix" place="under" caption={figure.caption} wet={wet}>
      <Entities figure={figure} level="dry" />
    </Frame>
  );
}
