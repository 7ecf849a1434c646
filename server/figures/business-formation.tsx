import { facts, readFactsOn } from '../../content/facts.ts';
import type { Today } from '../../content/types.ts';
import { Columns } from './parts/columns.tsx';
import type { Figure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';

/** A kind of business: who pays its income tax and what it files. */
interface Entity {
  name: string;
  note?: string;
  /** What the company is beside its owners. */
  company: 'pays' | 'files' | 'may file' | 'none';
  owners: 'one' | 'one or two' | 'two';
  /** Who pays the income tax. */
  payer: string;
  form: string;
  formNote: string;
  report: string;
}

const annualReport = (today: Today) => `by ${today(facts.annualReportDue)}`;

export const words = {
  caption: {
    lead: 'Who pays the tax in each structure.',
    text: 'A square is the company, dashed if it may file no return of its own; a circle is an owner, and gold is who pays the income tax. Which structure protects you from claims is a question for an attorney.',
  },
  titles: { company: 'The company pays its own tax', owners: 'The owners pay the tax' },
  columns: {
    name: 'Entity',
    pays: 'Who pays, in gold',
    form: 'Federal return',
    report: 'Florida annual report',
  },
  sources: [
    'IRS, Publications 541, 542 and 3402; Form 2553',
    'Florida Statutes 605.0212 and 607.1622 (annual report); 620.8105 asks none of a general partnership',
  ],
};

/** The kinds of business; the owners of all but the first pay the tax. */
export function listEntities(today: Today): Entity[] {
  return [
    {
      name: 'C corporation',
      company: 'pays',
      owners: 'one',
      payer: 'The company, then you again on dividends',
      form: '1120',
      formNote: 'and Florida F-1120',
      report: annualReport(today),
    },
    {
      name: 'S corporation',
      note: 'a tax status, elected on Form 2553',
      company: 'files',
      owners: 'one',
      payer: 'You, on your wage and your K-1',
      form: '1120-S',
      formNote: 'a K-1 for each owner',
      report: annualReport(today),
    },
    {
      name: 'LLC',
      note: 'one owner, or two and more',
      company: 'may file',
      owners: 'one or two',
      payer: 'You, unless it elects otherwise',
      form: 'Schedule C',
      formNote: 'or 1065 with two or more owners',
      report: annualReport(today),
    },
    {
      name: 'Partnership',
      note: 'a general one, often a handshake',
      company: 'files',
      owners: 'two',
      payer: 'Each partner, on a K-1',
      form: '1065',
      formNote: 'a K-1 for each partner',
      report: 'none',
    },
    {
      name: 'Sole proprietorship',
      note: 'you, with a trade',
      company: 'none',
      owners: 'one',
      payer: 'You',
      form: 'Schedule C',
      formNote: 'inside your 1040',
      report: 'none',
    },
  ];
}

/** A square for the company and a circle for each owner; who pays is filled, and what may be missing is dashed. */
function PayerMark({ company, owners }: Pick<Entity, 'company' | 'owners'>) {
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
 * A table of kinds of business. A phone shows the form beside the name, and the last column as a line under the others,
 * with its name.
 */
function Entities({ title, entities }: { title: string; entities: Entity[] }) {
  const { columns } = words;
  return (
    <table>
      <caption>{title}</caption>
      <Columns names={Object.values(columns)} className="eyebrow" />
      <tbody>
        {entities.map(({ name, note, company, owners, payer, form, formNote, report }) => (
          <tr key={name}>
            <th scope="row">
              <b>{name}</b>
              <small>{note}</small>
            </th>
            <td>
              <PayerMark company={company} owners={owners} />
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

/** Kinds of business in a table, and those whose owners pay the tax in one in the footer. */
export const figure: Figure = {
  ...words,
  draw: (day) => {
    const entities = listEntities(readFactsOn(day));
    const paysItself = ({ company }: Entity) => company === 'pays';
    const { caption, titles } = words;
    const footer = <Entities title={titles.owners} entities={entities.filter((entity) => !paysItself(entity))} />;
    return (
      <Frame className="matrix" place="under" caption={caption} footer={footer}>
        <Entities title={titles.company} entities={entities.filter(paysItself)} />
      </Frame>
    );
  },
};
