import { expect, test } from 'vitest';
import { deadlineRules } from '../../content/deadlines/rules.ts';
import { facts } from '../../content/facts.ts';
import type { DatedFact } from '../../content/types.ts';
import { loadReviewed } from '../../server/page/create-page-data.ts';
import { findPage, pages } from '../../server/pages/index.ts';
import { requestOn } from '../words.ts';

const request = requestOn('2026-11-28');
const reviewOf = (path: string) => loadReviewed(findPage(path).load, request).reviewed;

test('every listed page says when it was last reviewed: no earlier than its words; a not-found page does not', () => {
  for (const page of pages) {
    const { head, reviewed = '' } = loadReviewed(page.load, request);
    expect(reviewed, page.path).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(reviewed >= ('updated' in head ? head.updated : ''), page.path).toBe(true);
  }
  expect(reviewOf('/no-such-page')).toBeUndefined();
});

test('a page was reviewed when a fact that it says was looked up, if that was after its words; another page was not', () => {
  const fact: DatedFact = facts.charityFloor;
  const { checked } = fact;
  fact.checked = '2027-03-01';
  try {
    expect(reviewOf('/faqs')).toBe('2027-03-01');
    expect(reviewOf('/about')).not.toBe('2027-03-01');
  } finally {
    fact.checked = checked;
  }
});

test('a page of due dates was reviewed when the rule of one of them was looked up; a page without them was not', () => {
  const rule = deadlineRules.find(({ id }) => id === 'payroll-deposit');
  if (!rule) throw new Error('no such rule');
  const { checked } = rule;
  rule.checked = '2027-03-01';
  try {
    for (const path of ['/', '/deadlines', '/services/payroll-services']) expect(reviewOf(path), path).toBe('2027-03-01');
    for (const path of ['/about', '/services/personal-tax-services']) expect(reviewOf(path), path).not.toBe('2027-03-01');
  } finally {
    rule.checked = checked;
  }
});
