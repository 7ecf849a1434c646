import type { DeadlineRule } from '../../content/deadlines/types.ts';
import type { ArticleEntry, Claim, DatedFact } from '../../content/types.ts';
import { error, type Finding } from './findings.ts';
import { isDate } from './is-date.ts';

/** What the check of dates and prices looks at. */
export interface ValuesInput {
  firm: { changed: string };
  articles: readonly Pick<ArticleEntry<string, string>, 'slug' | 'date' | 'updated'>[];
  facts: Record<string, Pick<DatedFact, 'values' | 'checked' | 'reviewBy'>>;
  claims: Record<string, Claim>;
  rules: readonly Pick<DeadlineRule, 'id' | 'checked' | 'reviewBy'>[];
  prices: Record<string, { price: string }>;
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

/** What is wrong with a date, such as `2026-02-30`. */
export function checkDate(file: string, field: string, date: string): Finding[] {
  return isDate(date) ? [] : [error(file, field, `${date} is no date; write it like 2026-12-24`)];
}

/** Such as `$1,350`, `$299–$899 per month`; a price without a digit is words, such as `By consultation`. */
const isPrice = (price: string) => !/\d/.test(price) || /^\$\d{1,3}(,\d{3})*(–\$\d{1,3}(,\d{3})*)?( per [a-z]+)?$/.test(price);

/** Dates that no calendar has, and prices that are none: whatever reads them would go wrong. */
export function checkValues(input: ValuesInput): Finding[] {
  const wrong = Object.entries(input.prices).filter(([, { price }]) => !isPrice(price));
  return [
    ...listDates(input).flatMap(([file, field, date]) => (date === undefined ? [] : checkDate(file, field, date))),
    ...wrong.map(([name, { price }]) =>
      error('content/prices.ts', `${name}.price`, `${price} is no price; write it like $1,350 or $299–$899 per month`),
    ),
  ];
}
