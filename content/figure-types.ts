/** What every teaching figure says in a line under it, and over it on a phone: a lead of a few words, and at most two sentences. */
export interface Caption {
  lead: string;
  text: string;
}

/** What figures of all kinds have. */
interface FigureBase<Kind> {
  kind: Kind;
  caption: Caption;
  /** Where it says so, for who checks it. */
  sources: string[];
}

/** Where a figure stands in the head of its page: beside the words, or under them at full width. */
export type Place = 'beside' | 'under';

/** What the waterline divides: `dry` is above it, `key` the one that the sun marks, `wet` under it. */
export type Level = 'dry' | 'key' | 'wet';

/** A line beside a drawing, and what it means. */
export interface Note {
  title: string;
  text: string;
}

export interface Rung {
  code: string;
  /** Another name of the same letter. */
  alias?: string;
  title: string;
  text: string;
  /** "30 days". */
  days: string;
  daysNote: string;
  level: Level;
}

/** Letters or steps in their order, down to the water. */
export interface Ladder extends FigureBase<'ladder'> {
  rungs: Rung[];
}

/** A kind of business: who pays its income tax and what it files. Under water are those whose owners pay. */
export interface Entity {
  name: string;
  note?: string;
  /** What it is beside its owners: it pays income tax, files a return of its own, may file none, or is not there. */
  company: 'pays' | 'files' | 'may file' | 'none';
  owners: 'one' | 'one or two' | 'two';
  /** Who pays the income tax. */
  payer: string;
  form: string;
  formNote: string;
  report: string;
  level: 'dry' | 'wet';
}

/** Kinds of business side by side, those that pay no income tax of their own under water. */
export interface Matrix extends FigureBase<'matrix'> {
  /** What the table says of kinds at a level. */
  titles: { dry: string; wet: string };
  columns: { name: string; pays: string; form: string; report: string };
  rows: Entity[];
}

/** Money on its way: `share` and `pay` reach the owner, `tax` goes to the IRS and `state` to Florida. */
export interface Flow {
  amount: number;
  to: string;
  tone: 'share' | 'pay' | 'tax' | 'state';
}

export interface Route {
  name: string;
  note: string;
  /** Those that go to the owner, then taxes; together the whole source. */
  flows: Flow[];
  /** Where on the owner's return it arrives. */
  lands: string;
  landsNote: string;
}

/** One amount on several routes, each stream as wide as its money. */
export interface Streams extends FigureBase<'streams'> {
  title: string;
  note: string;
  source: { amount: number; label: string };
  routes: Route[];
}

export interface LedgerLine {
  label: string;
  amount: number;
  /** A sum, of which a `total` has two rules under it. */
  sum?: 'subtotal' | 'total';
  /** The number of the thread that ties it to lines of other sheets. */
  tie?: 1 | 2;
}

export interface Statement {
  title: string;
  note: string;
  lines: LedgerLine[];
}

/** Three statements with threads from a line of one to the same amount in another. It has no water. */
export interface Ledgers extends FigureBase<'ledgers'> {
  /** The middle one comes first, as the others begin with what it ends with; then the left and the right one. */
  sheets: [Statement, Statement, Statement];
  /** What the sun marks. */
  sun: { amount: number; text: string };
}

/** An account of tidy books. */
export interface Account {
  name: string;
  /** Where it goes: a line of the return, or the balance sheet. */
  line: string;
  /** The accounts that it was before; one of several is a part of it. */
  from: string[];
}

/** Accounts that become fewer, and one that becomes empty, which the sun marks. It has no water. */
export interface Accounts extends FigureBase<'accounts'> {
  before: string[];
  after: Account[];
  emptied: { name: string; note: string };
}

/** One tax on a paycheck: its part of the gross pay in percent, or dollars where no percentage gives it. */
export interface PayLine {
  name: string;
  take: { percent: number } | { dollars: number };
  note?: string;
  /** Half of a tax of which the employer pays as much as the employee. */
  twin?: boolean;
}

/** A paycheck: what comes off it, and under the waterline what the employer adds. */
export interface Split extends FigureBase<'split'> {
  gross: { label: string; dollars: number };
  minus: PayLine[];
  net: string;
  plus: PayLine[];
  cost: string;
}

/** A sale of which the tax is not the seller's. */
export interface Receipt {
  title: string;
  note: string;
  item: { name: string; dollars: number };
  tax: string;
  paid: string;
  /** What the tax consists of, in percent. */
  parts: { name: string; percent: number }[];
  total: string;
}

/** What happens on a day; `due` has a frame, and `key` is the last, which the sun marks. */
export interface Mark {
  day: number;
  label: string;
  tone?: 'due' | 'key';
}

/** Days with a mark on some: of a month, "2027-08", or business days in weeks of five. */
export interface MarkedDays {
  days: { month: string } | { title: string; business: number };
  note: string;
  marks: Mark[];
}

/** The month in which a return is due next, by the ids of the deadline rules of the return and of its payment. */
export interface Filing {
  rules: { return: string; payment: string };
  labels: { due: string; payment: string; last: string; late: string };
  /** "for sales of {period}" */
  note: string;
}

/** The days up to the one that counts. The weeks of a month after it are under water. */
export interface Calendar extends FigureBase<'calendar'> {
  on: MarkedDays | Filing;
  receipt?: Receipt;
  /** What comes after the days, under water. */
  next?: Note[];
}

/** A form from its top to its foot, with a note on each part. */
export interface Sheet extends FigureBase<'sheet'> {
  title: string;
  bands: {
    name: string;
    note: string;
    /** How many lines are drawn in it. */
    lines: number;
    isKey?: boolean;
  }[];
  foot: Note;
}

export interface Ask {
  question: string;
  note: string;
  /** The form that a yes leads to. */
  leaf: string;
}

/** Questions in their order, of which the first yes decides. */
export interface Tree extends FigureBase<'tree'> {
  /** What to have at hand. */
  start: string;
  asks: Ask[];
  /** Where it leads when no answer was yes; its question says that. */
  otherwise: Ask;
  /** What is under water. */
  wet: Note;
}

/** What is in the bank week by week, and one payment moved to a later week. */
export interface Curve extends FigureBase<'curve'> {
  /** In thousands of dollars, from now on; under zero the account is overdrawn. */
  balances: number[];
  move: {
    what: string;
    thousands: number;
    /** The week it would be paid in, and the one it is moved to. */
    from: number;
    to: number;
    how: string;
  };
}

/** A tax year as the way of the sun: what is paid on it, and what is left after it has set. */
export interface Arc extends FigureBase<'arc'> {
  /** ISO dates in a year in which no weekend moves them, whose number is not shown. */
  stops: { day: string; text: string }[];
  sunset: { day: string } & Note;
  /** What has to be done before. */
  before: { title: string; items: string[] };
  wet: Note;
}

/** When a return is due after a death: some months later, or in the fourth month after a year of one kind. */
export type Clock = { months: number } | { every: 'calendar year' } | { every: 'estate year' };

/** Returns whose time begins on one day. */
export interface Spans extends FigureBase<'spans'> {
  /** ISO date of the death. */
  start: string;
  title: string;
  text: string;
  clocks: { form: string; text: string; due: Clock }[];
}

/** Years that are left, at their true distance from the last one. */
export interface Glide extends FigureBase<'glide'> {
  stops: { years: number; title: string; text: string }[];
  wet: Note;
}

/** Steps of a month on a sea that goes calm. */
export interface Calm extends FigureBase<'calm'> {
  stops: { when: string; title: string; text: string }[];
}

/** The sales of one kind in a month, and what an owner should know of them. */
export interface Sale {
  name: string;
  dollars: number;
  note?: string;
  /** Taxed, and often missed. */
  isTrap?: boolean;
  isExempt?: boolean;
}

/** A guest's check, and the sales of a month as bars as wide as their amounts, at the same rate of tax. */
export interface Bars extends FigureBase<'bars'> {
  /** What the rate consists of, in percent, and whose each part is. */
  rates: { name: string; percent: number; owner: string }[];
  check: Note & {
    item: { name: string; dollars: number };
    charge: { name: string; percent: number };
    taxable: string;
    paid: string;
  };
  month: Note & { sales: Sale[]; taxable: string };
  /** What was bought without tax, in dollars, on which use tax is due. */
  bought: number;
  /** For how many months an auditor asks for the trap. */
  months: number;
  sun: Note;
  /** What is said of the tax on the check, of what is due, and of what is short in a month and in all. */
  wet: { check: string; due: string; sales: string; use: string; short: string; audit: string };
}

/** A mistake: what it costs, in words or as a percentage of an amount, and how it is repaired. */
export interface Mistake {
  mistake: string;
  cost: string | { of: number; percent: number };
  note: string;
  repair: string;
}

/** Mistakes in a ledger, each with its cost and its repair on one line; under water is what waiting adds. */
export interface Costs extends FigureBase<'costs'> {
  title: string;
  columns: { mistake: string; cost: string; repair: string };
  rows: Mistake[];
  /** What the picture of the article calls the first three, in 17 letters at most. */
  short: [string, string, string];
  sun: Note;
  wet: Note;
}

/** Ties to the state that was left, which are cut, those made to Florida, and under water those that no move cuts. */
export interface Ties extends FigureBase<'ties'> {
  cut: { label: string; place: string; ties: Note[] };
  made: { label: string; place: string; ties: Note[] };
  sun: Note;
  wet: Note[];
}

export type Figure =
  | Accounts
  | Arc
  | Bars
  | Calendar
  | Calm
  | Costs
  | Curve
  | Glide
  | Ladder
  | Ledgers
  | Matrix
  | Sheet
  | Spans
  | Split
  | Streams
  | Ties
  | Tree;
