import type { Entity, Matrix as MatrixData } from '../../content/figure-types.ts';
import { Columns } from './columns.tsx';
import { Frame } from './frame.tsx';

/**
 * The kinds at a level, each with a square for the company and a round coin for its owner; who pays is filled. A phone
 * shows the last column as a line under the others, with its name.
 */
function Entities({ figure: { titles, marks, columns, rows }, level }: { figure: MatrixData; level: Entity['level'] }) {
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
                <svg viewBox="0 0 112 46" width="112" stroke="currentcolor" strokeWidth="1.5" aria-hidden="true">
                  <path d="M41 14h37" />
                  <rect x="17" y="2" width="24" height="24" rx="3" fill={pays === 'both' ? 'var(--sun)' : 'none'} />
                  <circle cx="91" cy="14" r="13" fill="var(--sun)" />
                  {Object.values(marks).map((mark, index) => (
                    <text
                      key={mark}
                      x={29 + index * 62}
                      y="42"
                      fill="currentcolor"
                      stroke="none"
                      textAnchor="middle"
                      fontSize="13"
                    >
                      {mark}
                    </text>
                  ))}
                </svg>
              </th>
              <td>{payer}</td>
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
