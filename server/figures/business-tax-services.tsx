import { dollarsOn, facts, percentOn } from '../../content/facts.ts';
import { formatDollars, formatPercent } from '../../shared/format.ts';
import type { ServiceFigure } from './parts/figure.ts';
import { Frame } from './parts/frame.tsx';
import { addUp } from './parts/money.ts';

const year = 2026;
const profit = 100_000;
const wage = 60_000;
// In percent. Social Security 6.2 and Medicare 1.45 are the employer's half.
const payrollRate = 7.65;
const corporateRate = 21;
const floridaRate = percentOn(facts.corporateIncomeTax, `${year}-01-01`);
const floridaExemption = dollarsOn(facts.corporateExemption, `${year}-01-01`);

const payrollTax = Math.round((wage * payrollRate) / 100);
// Florida taxes its own tax, and the IRS does not: it is added back on Form F-1120.
const floridaTax = Math.round(((profit - floridaExemption) * floridaRate) / 100);
const federalTax = Math.round(((profit - floridaTax) * corporateRate) / 100);

/** Money on its way: `share` and `pay` reach the owner, `tax` goes to the IRS and `state` to Florida. */
interface Flow {
  amount: number;
  to: string;
  tone: 'part' | 'pay' | 'tax' | 'state';
}

interface Company {
  name: string;
  note: string;
  /** The flows to the owner, then the taxes; together they are the whole profit. */
  flows: Flow[];
  /** The line of the owner's return on which it stands. */
  lands: string;
  landsNote: string;
}

const companies: Company[] = [
  {
    name: 'Partnership',
    note: 'Form 1065 pays no income tax',
    flows: [{ amount: profit, to: 'on Schedule K-1, paid out or not', tone: 'part' }],
    lands: 'Schedule E',
    landsNote: 'Self-employment tax is added if you work in it.',
  },
  {
    name: 'S corporation',
    note: 'Form 1120-S, after your own wage',
    flows: [
      { amount: wage, to: 'W-2 wage', tone: 'pay' },
      { amount: profit - wage - payrollTax, to: 'on Schedule K-1', tone: 'part' },
      { amount: payrollTax, to: `payroll tax, the company’s ${formatPercent(payrollRate)}`, tone: 'tax' },
    ],
    lands: 'Wages, and Schedule E',
    landsNote: 'No self-employment tax on the K-1 part. Your own half of payroll tax comes out of the wage.',
  },
  {
    name: 'C corporation',
    note: 'Form 1120 and F-1120 pay first; no wage is paid',
    flows: [
      { amount: profit - floridaTax - federalTax, to: 'left for a dividend', tone: 'pay' },
      { amount: federalTax, to: `to the IRS, ${formatPercent(corporateRate)}`, tone: 'tax' },
      { amount: floridaTax, to: 'to Florida', tone: 'state' },
    ],
    lands: 'Dividends',
    landsNote: 'Taxed a second time, usually at dividend rates.',
  },
];

const words = {
  caption: {
    lead: `${formatDollars(profit)} of profit in three kinds of company.`,
    text: `A partnership passes it through whole, an S corporation pays you a wage first, and a C corporation pays tax before you see any. Florida’s ${formatPercent(floridaRate)} starts after a ${formatDollars(floridaExemption)} exemption.`,
  },
  whole: 'Three companies, and what each sends to you and to the IRS',
  title: 'The same money, three ways down to one Form 1040',
  note: `Example for ${year}: one owner’s share, before that owner is paid anything, with unemployment taxes left out. A wider stream is a larger amount.`,
  profit: { amount: profit, label: 'of profit' },
  companies,
  sources: [
    'Internal Revenue Code 11(b) (21%), 164 (state tax is deducted), 3111 (7.65%), 1402(a) and Revenue Ruling 59-221 (K-1 of an S corporation)',
    'Florida Statutes 220.11, 220.13(1)(a)1 (state tax is added back), 220.14',
    'Schedule K-1 (Forms 1065 and 1120-S); Schedule E, Part II',
  ],
};

/** A flow of a company: where it begins and how wide it is, as parts of the whole. */
interface Band {
  tone: Flow['tone'];
  start: number;
  share: number;
}

/** How wide the whole profit is, in pixels. */
const width = 140;
/** The heights at which a tax leaves the flow: the IRS's, and Florida's above it. */
const turnsAt = { tax: 44, state: 14 };

const round = (number: number) => Number(number.toFixed(2));
const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

/** Draws a band that runs down to the footer, or turns away as a tax. */
function BandPath({ tone, start, share }: Band) {
  const x = round(start * width);
  const wide = round(share * width);
  if (tone === 'tax' || tone === 'state') {
    const bend = round(wide / 2 + 12);
    const path = `M${round(x + wide / 2)} 0V${round(turnsAt[tone] - bend)}a${bend} ${bend} 0 0 0 ${bend} ${bend}H999`;
    return <path d={path} className={`sankey-${tone}`} stroke="var(--flow)" strokeWidth={wide} />;
  }
  // Straight down; after another band it first moves aside.
  const aside = start > 0 ? 16 : 0;
  const path = `M${x} 0v60c0 60 ${aside} 60 ${aside} 130V999h${wide}V190c0-70-${aside}-70-${aside}-130V0z`;
  return <path d={path} className={`sankey-${tone}`} fill="var(--flow)" />;
}

function CompanyFlows({ company: { name, note, flows }, whole }: { company: Company; whole: number }) {
  const amounts = flows.map(({ amount }) => amount);
  const bands = flows.map(({ amount, tone }, index): Band => {
    return { tone, start: addUp(amounts.slice(0, index)) / whole, share: amount / whole };
  });
  return (
    <li>
      <b>{name}</b>
      <p>{note}</p>
      <div className="sankey-flows">
        <svg className="sankey-bar" aria-hidden="true">
          {bands.map(({ tone, start, share }) => (
            <rect
              key={tone}
              className={`sankey-${tone}`}
              fill="var(--flow)"
              x={percent(start)}
              width={percent(share)}
              height="100%"
            />
          ))}
        </svg>
        <svg className="figure-connectors sankey-bands" aria-hidden="true">
          {bands.map((band) => (
            <BandPath key={band.tone} {...band} />
          ))}
        </svg>
        <ul>
          {flows.map(({ amount, to, tone }) => (
            <li key={to} className={`sankey-${tone}`}>
              <b>{formatDollars(amount)}</b> <span>{to}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** A Sankey diagram: one profit through three kinds of company, down to the lines of the owner's return. */
export const figure: ServiceFigure = {
  ...words,
  answer: () => ({
    lines: companies.slice(1).map(({ name, flows: [flow] }) => ({
      name: `${name}, ${flow?.to}`,
      value: formatDollars(flow?.amount ?? 0),
    })),
    highlight: { title: formatDollars(profit), text: words.profit.label },
  }),
  draw: () => {
    const { caption, title, note, profit } = words;
    const footer = (
      <ul className="sankey-columns">
        {companies.map(({ name, lands, landsNote }) => (
          <li key={name}>
            <small>{name}</small>
            <b>{lands}</b>
            <p>{landsNote}</p>
          </li>
        ))}
      </ul>
    );
    return (
      <Frame className="sankey" place="under" caption={caption} footer={footer}>
        <div className="sankey-source">
          <p className="figure-highlight">
            <b>{formatDollars(profit.amount)}</b> {profit.label}
          </p>
          <div>
            <b>{title}</b>
            <p>{note}</p>
          </div>
        </div>
        <ul className="sankey-columns">
          {companies.map((company) => (
            <CompanyFlows key={company.name} company={company} whole={profit.amount} />
          ))}
        </ul>
      </Frame>
    );
  },
};
