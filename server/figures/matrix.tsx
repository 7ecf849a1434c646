import type { Entity, Matrix as MatrixData } from '../../content/figure-types.ts';
import { Columns } from './columns.tsx';
import { Frame } from './frame.tsx';

/**
 * The kinds at a level, each with a square for the company and a round coin for its owner; who pays is filled. A phone
 * shows the last column as a line under the others, with its name.
 */
function Entities({ figure: { titles, columns, rows }, level }: { figure: MatrixData; level: Entity['level'] }) {
  return (
    <table>
      <caption>{titles[level]}</caption>
      <Columns names={Object.values(columns)} className="eyebrow" />
      <tbody>
        {rows
          .filter((row) => row.level === level)
          .map(({ name, note, pays, payer, form, formNote, report }) => (
            <tr key={name}>
              <th scope="row">
                <b>{name}</b>
                <small>{note}</small>
              </th>
              <td>
                <svg viewBox="0 0 74 34" width="74" stroke="currentcolor" strokeWidth="1.5" aria-hidden="true">
                  <path d="M29 17h16" />
                  <rect x="1" y="3" width="28" height="28" rx="3" fill={pays === 'both' ? 'var(--sun)' : 'none'} />
                  <circle cx="59" cy="17" r="14" fill="var(--sun)" />
                </svg>
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
