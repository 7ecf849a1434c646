import type { DeadlineRule } from '../../content/deadlines/types.ts';
import type { ArticleEntry, Claim, DatedFact, PriceRow } from '../../content/types.ts';
import { error, type Finding } from './findings.ts';
import { isDate } from './is-date.ts';

/** The input of the check of dates and prices. */
export interface ValuesInput {
  firm: { changed: string };
  articles: readonly Pick<ArticleEntry<string, string>, 'slug' | 'date' | 'updated'>[];
  facts: Record<string, Pick<DatedFact, 'values' | 'checked' | 'reviewBy'>>;
  claims: Record<string, Claim>;
  rules: readonly Pick<DeadlineRule, 'id' | 'checked' | 'reviewBy'>[];
  prices: Record<string, Pick<PriceRow, 'price'>>;
}

/** A date that content writes, and where; undefined if it may be left out and is. */
type Written = [file: string, field: string, date: string | undefined];

function listDates({ firm, articles, facts, claims, rules }: ValuesInput): Written[] {
  return [
    ['content/firm.ts', 'changed', firm.changed],
    ...articles.flatMap(({ slug, date, updated }): Written[] => [
      ['content/blog/index.ts', `${slug}.date`, date],
      ['content/blog/index.ts', `${slug}.updated`, updated],
    ]),
    ...Object.entries(facts).flatMap(([name, { values, checked, reviewBy }]): Written[] => [
      ...values.flatMap(({ from, to }, index): Written[] => [
        ['content/facts.ts', `${name}.values[${index}].from`, from],
        ['content/facts.ts', `${name}.values[${index}].to`, to],
      ]),
      ['content/facts.ts', `${name}.checked`, checked],
      ['content/facts.ts', `${name}.reviewBy`, reviewBy],
    ]),
    ...Object.entries(claims).map(
      ([name, { confirmed }]): Written => ['content/claims.ts', `${name}.confirmed.on`, confirmed?.on],
    ),
    ...rules.flatMap(({ id, checked, reviewBy }): Written[] => [
      ['content/deadlines/', `${id}.checked`, checked],
      ['content/deadlines/', `${id}.reviewBy`, reviewBy],
    ]),
  ];
}

/** Checks a date: `2026-02-30` is none. */
export function checkDate(file: string, field: string, date: string): Finding[] {
  return isDate(date) ? [] : [error(file, field, `${date} is no date; write it like 2026-12-24`)];
}

/** Explains why a price is invalid: its amounts are no whole dollars in order, or its words contain a figure. */
function describePrice(price: PriceRow['price']): string[] {
  if (typeof price === 'string') return /[\d$]/.test(price) ? [`${price} is written out; enter its amounts as low and high`] : [];
  const { low, high } = price;
  const areWhole = [low, high].every((amount) => Number.isInteger(amount) && amount > 0);
  return areWhole && low <= high ? [] : [`${low} to ${high} is no price; enter whole dollars, the lower amount first`];
}

/** Dates that no calendar has, and prices that are none: whatever reads them would go wrong. */
export function checkValues(input: ValuesInput): Finding[] {
  return [
    ...listDates(input).flatMap(([file, field, date]) => (date === undefined ? [] : checkDate(file, field, date))),
    ...Object.entries(input.prices).flatMap(([name, { price }]) =>
      describePrice(price).map((message) => error('content/prices.ts', `${name}.price`, message)),
    ),
  ];
}
