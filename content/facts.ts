import { formatDollars, formatPercent } from '../shared/format.ts';
import type { DatedFact, Dollars, FactValue, Rate, Today } from './types.ts';

/** The surtaxes of all counties, which can change each January 1. */
const surtaxTable = {
  source: 'Florida Department of Revenue, Form DR-15DSS, Discretionary Sales Surtax Information',
  checked: '2026-11-21',
  reviewBy: '2027-01-05',
};

/** How often a dealer files, by the tax of a year. */
const filingTable = {
  source: 'Florida Statutes 212.11; Florida Department of Revenue, Form DR-15N',
  checked: '2026-11-21',
  reviewBy: '2027-07-15',
};

/** The yearly amounts of the IRS. */
const amountsOf2026 = {
  source: 'Revenue Procedure 2025-32 (ebs-cpa.com after the Journal of Accountancy; kiplinger.com for 65 and older)',
  checked: '2026-11-29',
  reviewBy: '2026-12-01',
};

const limitsOf2026 = {
  source: 'IRS Notice 2025-67; the limits of 2027 were not published on November 2, 2026',
  checked: '2026-11-29',
  reviewBy: '2026-12-01',
};

/**
 * Figures that a year or a legislature can change, each with its history: the one place to update them. A value that
 * begins on a later day is shown from that day on, without a release. The content check names what is overdue.
 */
export const facts = {
  stateSalesTax: {
    values: [{ percent: 6, from: '1988-02-01' }],
    source: 'Florida Statutes 212.05(1)(a)',
    checked: '2026-11-21',
    reviewBy: '2027-07-15',
  },
  palmBeachSurtax: {
    values: [
      { percent: 1, from: '2017-01-01', to: '2025-12-31' },
      { percent: 0.5, from: '2026-01-01', to: '2035-12-31' },
    ],
    ...surtaxTable,
  },
  palmBeachTotal: {
    values: [
      { percent: 7, from: '2017-01-01', to: '2025-12-31' },
      { percent: 6.5, from: '2026-01-01', to: '2035-12-31' },
    ],
    ...surtaxTable,
  },
  browardSurtax: {
    values: [{ percent: 1, from: '2019-01-01', to: '2048-12-31' }],
    ...surtaxTable,
  },
  browardTotal: {
    values: [{ percent: 7, from: '2019-01-01', to: '2048-12-31' }],
    ...surtaxTable,
  },
  miamiDadeTotal: {
    values: [{ percent: 7, from: '2003-01-01' }],
    ...surtaxTable,
  },
  miamiDadeSurtax: {
    values: [{ percent: 1, from: '2003-01-01' }],
    ...surtaxTable,
  },
  /** The surtax of most counties that have one. */
  surtaxRange: {
    values: [{ value: '0.5% to 1.5%', from: '2022-01-01' }],
    source: 'Florida Department of Revenue, Form DR-15DSS for 2026: Hamilton 2%, Citrus and Collier none',
    checked: '2026-11-21',
    reviewBy: '2027-01-05',
  },
  /** County tax on lodging of six months or less, beside the state's. */
  palmBeachTouristTax: {
    values: [{ percent: 6, from: '2015-02-01' }],
    source: 'Florida Statutes 125.0104; Palm Beach County Code, chapter 17, article III; Tax Collector, Tourist Development Tax',
    checked: '2026-11-23',
    reviewBy: '2027-07-15',
  },
  browardTouristTax: {
    values: [{ percent: 6, from: '2018-01-01' }],
    source: 'Florida Statutes 125.0104; Broward County Code, chapter 31½; Records, Taxes and Treasury, Tourist Development Tax',
    checked: '2026-11-23',
    reviewBy: '2027-07-15',
  },
  surtaxCap: {
    values: [{ dollars: 5000, from: '1988-01-01' }],
    source: 'Florida Statutes 212.054(2)(b)1',
    checked: '2026-11-21',
    reviewBy: '2027-07-15',
  },
  filingMonthly: {
    values: [{ value: 'more than $1,000', from: '2005-01-01' }],
    ...filingTable,
  },
  filingQuarterly: {
    values: [{ value: '$501 to $1,000', from: '2005-01-01' }],
    ...filingTable,
  },
  filingSemiannual: {
    values: [{ value: '$101 to $500', from: '2005-01-01' }],
    ...filingTable,
  },
  filingAnnual: {
    values: [{ value: '$100 or less', from: '2005-01-01' }],
    ...filingTable,
  },
  recordsKept: {
    values: [{ value: 'three years', from: '2002-07-01' }],
    source: 'Florida Statutes 213.35 and 95.091(3)',
    checked: '2026-11-21',
    reviewBy: '2027-07-15',
  },
  corporateIncomeTax: {
    values: [
      { percent: 3.535, from: '2021-01-01', to: '2021-12-31' },
      { percent: 5.5, from: '2022-01-01' },
    ],
    source: 'Florida Statutes 220.11',
    checked: '2026-11-21',
    reviewBy: '2027-07-15',
  },
  corporateExemption: {
    values: [{ dollars: 50_000, from: '2013-01-01' }],
    source: 'Florida Statutes 220.14',
    checked: '2026-11-21',
    reviewBy: '2027-07-15',
  },
  annualReportDue: {
    values: [{ value: 'May 1', from: '1998-01-01' }],
    source: 'Florida Statutes 605.0212 and 607.1622',
    checked: '2026-11-21',
    reviewBy: '2027-07-15',
  },
  minimumWage: {
    values: [
      { dollars: 14, from: '2025-09-30', to: '2026-09-29' },
      { dollars: 15, from: '2026-09-30' },
    ],
    source: 'Florida Constitution, article X, section 24',
    checked: '2026-11-21',
    reviewBy: '2027-10-15',
  },
  /** The rate of an employer in the first ten quarters. */
  newEmployerTax: {
    values: [{ percent: 2.7, from: '2015-01-01' }],
    source: 'Florida Statutes 443.131(2); Florida Department of Revenue, Reemployment Tax Rate Information',
    checked: '2026-11-22',
    reviewBy: '2027-01-15',
  },
  /** After the credit for Florida's own tax, which is whole while the state owes the federal fund nothing. */
  federalUnemploymentTax: {
    values: [{ percent: 0.6, from: '2011-07-01' }],
    source: 'Internal Revenue Code 3301 and 3302; Department of Labor, FUTA credit reductions: Florida none for 2025',
    checked: '2026-11-22',
    reviewBy: '2027-01-15',
  },
  /** The wages of a year on which both unemployment taxes are due, Florida's and the federal one. */
  unemploymentBase: {
    values: [{ dollars: 7000, from: '2015-01-01' }],
    source: 'Internal Revenue Code 3306(b)(1); Florida Statutes 443.1217(2)',
    checked: '2026-11-22',
    reviewBy: '2027-01-15',
  },
  amendBack: {
    values: [{ value: 'three years', from: '1954-08-16' }],
    source: 'Internal Revenue Code 6511(a)',
    checked: '2026-11-21',
    reviewBy: '2027-07-15',
  },
  /** A sentence. Equipment of 2026 and later: the add-back of earlier years is known, what followed it is not. */
  floridaDepreciation: {
    values: [
      {
        value:
          'Florida’s corporate return does not follow, and the 2026 legislature took up its rules (SB 7048, HB 7031); ask before you choose between December and January.',
        from: '2025-01-20',
      },
    ],
    source:
      'Florida Department of Revenue, TIP 25C01-01 (December 1, 2025): bonus depreciation of assets placed in service before January 1, 2027 is added back and subtracted over seven years; CS/SB 7048 (2026) at flsenate.gov and natlawreview.com, February 24, 2026: would keep section 168(k) and 179 of January 1, 2025',
    checked: '2026-11-28',
    reviewBy: '2026-12-08',
    question:
      'How did SB 7048 and HB 7031 of 2026 end, and what does Florida do with bonus depreciation, section 179 and research costs from 2026?',
  },
  /** A sentence. */
  businessTaxRepeal: {
    values: [
      {
        value:
          'The 2026 legislature weighed ending this tax (HB 103); your tax collector has the result. Until you know, renew on time.',
        from: '2026-02-17',
      },
    ],
    source:
      'HB 103 (2026), summary at fastdemocracy.com: repeals chapter 205 of the Florida Statutes from July 1, 2026; passed the House on February 17, 2026; its end was not found on November 28',
    checked: '2026-11-28',
    reviewBy: '2026-12-08',
    question: 'Did HB 103 of 2026 become law, and are local business tax receipts still renewed in 2027?',
  },
  /** A sentence, beside amounts that are indexed. Delete it with the question once the facts have their values of 2027. */
  nextYearAmounts: {
    values: [{ value: 'The amount for 2027 may differ; ask us before you act in January.', from: '2026-01-01' }],
    source:
      'Looked for on November 29, 2026: Revenue Procedure 2026-35 has the amounts for 2027, and its text was not found; nor was the Notice with the limits of plans',
    checked: '2026-11-29',
    reviewBy: '2026-12-01',
    question:
      'What are the amounts for 2027: gift exclusion, estate exemption, gifts from an IRA, section 179, the 1099 threshold, late penalty, household wages, and those of the table of the year on /deadlines?',
  },
  /** The owner or an officer of the employer certifies it; an agent cannot. */
  eVerify: {
    values: [{ value: '25 or more employees', from: '2023-07-01' }],
    source:
      'Florida Statutes 448.095; Florida Department of Revenue, Reemployment Tax: within three business days of the start, certified on the first RT-6 of the calendar year by the owner or an officer; $1,000 a day after the third failure in 24 months; HB 197 (2026) would require it of all employers and passed the House, its twin SB 1278 died on March 13 (keepinglawsimple.org)',
    checked: '2026-11-29',
    reviewBy: '2027-01-15',
    question: 'How did HB 197 and SB 998 of 2026 end: E-Verify for employers of fewer than 25, proof and fines?',
  },
  /** The return that a county wants even for a month without rent, and the least that it costs to skip it. */
  touristTaxPenalty: {
    values: [{ dollars: 50, from: '2015-01-01' }],
    source:
      'Palm Beach County Tax Collector (pbctax.com), How to File and Remit Payment: the 20th of every month, also with no rent, minimum penalty $50; Broward County (broward.org), Tourist Development Taxes: monthly, quarterly or less often, late after the 20th',
    checked: '2026-11-28',
    reviewBy: '2027-07-15',
  },
  /** The amount at the next due date: after September 15 that is March of the next year. */
  latePenalty: {
    values: [
      { value: '$255 for a return due in 2026', from: '2026-01-01', to: '2026-09-15' },
      { value: '$260 for a return due in 2027', from: '2026-09-16', to: '2027-09-15' },
    ],
    source: 'Internal Revenue Code 6698 and 6699; Revenue Procedures 2024-40 and 2025-32',
    checked: '2026-11-23',
    reviewBy: '2027-11-01',
  },
  estateExemption: {
    values: [
      { value: '$13.61 million', from: '2024-01-01', to: '2024-12-31' },
      { value: '$13.99 million', from: '2025-01-01', to: '2025-12-31' },
      { value: '$15 million', from: '2026-01-01', to: '2026-12-31' },
    ],
    source:
      'Internal Revenue Code 2010(c)(3), as changed by Public Law 119-21, section 70106; Revenue Procedures 2023-34, 2024-40',
    checked: '2026-11-23',
    reviewBy: '2026-12-01',
  },
  giftExclusion: {
    values: [
      { dollars: 18_000, from: '2024-01-01', to: '2024-12-31' },
      { dollars: 19_000, from: '2025-01-01', to: '2026-12-31' },
    ],
    source: 'Internal Revenue Code 2503(b); Revenue Procedures 2024-40 and 2025-32',
    checked: '2026-11-23',
    reviewBy: '2026-12-01',
  },
  /** The yearly exclusion of gifts to a spouse who is not a citizen; to one who is there is no limit. */
  foreignSpouseGifts: {
    values: [
      { dollars: 190_000, from: '2025-01-01', to: '2025-12-31' },
      { dollars: 194_000, from: '2026-01-01', to: '2026-12-31' },
    ],
    source: 'Internal Revenue Code 2523(i)(2); Revenue Procedures 2024-40 and 2025-32',
    checked: '2026-11-29',
    reviewBy: '2026-12-01',
  },
  saltCap: {
    values: [
      { value: '$40,000 for 2025', from: '2025-01-01', to: '2025-12-31' },
      { value: '$40,400 for 2026', from: '2026-01-01', to: '2026-12-31' },
      { value: '$40,804 for 2027', from: '2027-01-01', to: '2027-12-31' },
    ],
    source: 'Internal Revenue Code 164(b)(6) and (7), as changed by Public Law 119-21, section 70120: one percent more each year',
    checked: '2026-11-21',
    reviewBy: '2027-11-15',
  },
  seniorDeduction: {
    values: [{ dollars: 6000, from: '2025-01-01', to: '2028-12-31' }],
    source: 'Internal Revenue Code 151(d)(5)(C); Public Law 119-21, section 70103',
    checked: '2026-11-21',
    reviewBy: '2027-07-15',
  },
  charityFloor: {
    values: [{ percent: 0.5, from: '2026-01-01' }],
    source: 'Internal Revenue Code 170(b)(1)(I); Public Law 119-21, section 70425',
    checked: '2026-11-21',
    reviewBy: '2027-07-15',
  },
  /** The most that a dollar of deductions saves in the highest bracket. */
  topDeduction: {
    values: [{ value: '35 cents', from: '2026-01-01' }],
    source: 'Internal Revenue Code 68; Public Law 119-21, section 70111',
    checked: '2026-11-25',
    reviewBy: '2027-07-15',
  },
  iraGiftLimit: {
    values: [
      { dollars: 108_000, from: '2025-01-01', to: '2025-12-31' },
      { dollars: 111_000, from: '2026-01-01', to: '2026-12-31' },
    ],
    source: 'Internal Revenue Code 408(d)(8)(F); Notices 2024-80 and 2025-67',
    checked: '2026-11-23',
    reviewBy: '2026-12-01',
  },
  /** The limit of a return, joint or not. */
  tipsDeduction: {
    values: [{ dollars: 25_000, from: '2025-01-01', to: '2028-12-31' }],
    source: 'Internal Revenue Code 224(b)(1); Public Law 119-21, section 70201; Form 1040 Schedule 1-A',
    checked: '2026-11-23',
    reviewBy: '2027-07-15',
  },
  overtimeDeduction: {
    values: [{ dollars: 12_500, from: '2025-01-01', to: '2028-12-31' }],
    source: 'Internal Revenue Code 225; Public Law 119-21, section 70202',
    checked: '2026-11-21',
    reviewBy: '2027-07-15',
  },
  overtimeDeductionJoint: {
    values: [{ dollars: 25_000, from: '2025-01-01', to: '2028-12-31' }],
    source: 'Internal Revenue Code 225(b)(1); Public Law 119-21, section 70202; Form 1040 Schedule 1-A',
    checked: '2026-11-23',
    reviewBy: '2027-07-15',
  },
  /** A sentence that assumes no result, and on towns and services the clause that leads to it. */
  homesteadVote: {
    values: [
      {
        value:
          'Florida votes on November 3, 2026 on a larger exemption, though not from school taxes, and on a cap for the assessments of other property; do not count on it yet.',
        from: '2026-06-02',
        to: '2026-11-02',
      },
      {
        value:
          'Florida voted on November 3, 2026 on a larger exemption, though not from school taxes, and on a cap for the assessments of other property; dos.fl.gov/elections has the result.',
        from: '2026-11-03',
      },
    ],
    source:
      'Fox 35 Orlando, June 2, 2026: $150,000 in 2027 and $250,000 in 2028, not for school taxes, and a cap on the assessments of other property, if 60% approve; the result was not found on November 28',
    checked: '2026-11-28',
    reviewBy: '2026-12-08',
    question:
      'Did 60% approve the homestead amendment of November 3, 2026, and what does its cap on assessments mean for a rental or a shop?',
  },
  /** A sentence. */
  premiumCredit: {
    values: [
      {
        value: 'For 2026 there is no credit above 400% of the poverty line.',
        from: '2026-01-01',
        to: '2026-12-31',
      },
    ],
    source:
      'Internal Revenue Code 36B(c)(1)(E), which ended on December 31, 2025; factually.co, January 15, 2026: expired; the House passed an extension on January 8, 2026 (230 to 196), and no law was found on November 29',
    checked: '2026-11-29',
    reviewBy: '2026-12-08',
    question: 'Has any law of 2026 brought the larger premium credit back, for 2026 or for 2027?',
  },
  /** The end of a sentence about Form 1095-A. */
  premiumRepayment: {
    values: [{ value: 'from 2026 on any advance credit beyond what you qualify for is owed back in full', from: '2026-01-01' }],
    source:
      'Internal Revenue Code 36B(f)(2), as changed by Public Law 119-21, section 71305; IRS, Premium Tax Credit FAQs of January 2026 (van-de-ven.blog, January 19, 2026)',
    checked: '2026-11-29',
    reviewBy: '2027-07-15',
  },
  homesteadVoteClause: {
    values: [
      { value: 'A vote on November 3, 2026 may change the exemption.', from: '2026-06-02', to: '2026-11-02' },
      { value: 'The vote of November 3, 2026 may have changed the exemption: dos.fl.gov/elections.', from: '2026-11-03' },
    ],
    source: 'As for homesteadVote',
    checked: '2026-11-29',
    reviewBy: '2026-12-08',
  },
  /** The same of the receipt, on towns and services. */
  businessTaxClause: {
    values: [
      { value: 'A bill of 2026 (HB 103) may end it: ask the tax collector, and renew until you know.', from: '2026-02-17' },
    ],
    source: 'As for businessTaxRepeal',
    checked: '2026-11-29',
    reviewBy: '2026-12-08',
  },
  /** A sentence. */
  opportunityFunds: {
    values: [
      {
        value:
          'A gain put into a qualified opportunity fund before 2027 becomes income on December 31, 2026, whether or not the fund pays you.',
        from: '2018-01-01',
        to: '2026-12-31',
      },
      { value: 'Gains put into qualified opportunity funds before 2027 became income on December 31, 2026.', from: '2027-01-01' },
    ],
    source:
      'Internal Revenue Code 1400Z-2(b)(1); BDO, Managing 2026 Income Taxes on Qualified Opportunity Zone Fund Investments; wiss.com',
    checked: '2026-11-29',
    reviewBy: '2027-01-15',
  },
  /** The cash wages of a year from which a household employee has a W-2 and Schedule H. */
  householdWages: {
    values: [
      { dollars: 2800, from: '2025-01-01', to: '2025-12-31' },
      { dollars: 3000, from: '2026-01-01', to: '2026-12-31' },
    ],
    source: 'IRS Publication 926 (2026), Household Employer’s Tax Guide; Internal Revenue Code 3121(x)',
    checked: '2026-11-29',
    reviewBy: '2027-01-15',
  },
  /** The fee of an annual report that is on time. */
  annualReportFee: {
    values: [{ value: '$138.75 for an LLC, $150 for a corporation', from: '2014-01-01' }],
    source: 'Florida Department of State, Division of Corporations, fee schedule; timcpa.com and entityally.com, 2026',
    checked: '2026-11-29',
    reviewBy: '2027-07-15',
  },
  /** The minimum wage less $3.02. */
  tippedWage: {
    values: [
      { value: '$10.98', from: '2025-09-30', to: '2026-09-29' },
      { value: '$11.98', from: '2026-09-30' },
    ],
    source:
      'Florida Constitution, article X, section 24(c): the tip credit of 2003, $3.02; nacds.org, October 2, 2025: $10.98 beside $14',
    checked: '2026-11-29',
    reviewBy: '2027-10-15',
  },
  standardDeduction: {
    values: [
      {
        value: '$16,100; $32,200 on a joint return; $24,150 for a head of household',
        from: '2026-01-01',
        to: '2026-12-31',
      },
    ],
    ...amountsOf2026,
  },
  deductionAt65: {
    values: [{ value: '$2,050 if single, $1,650 each if married', from: '2026-01-01', to: '2026-12-31' }],
    ...amountsOf2026,
  },
  /** Where the brackets begin. */
  brackets: {
    values: [
      {
        value:
          '12% above $12,400, 22% above $50,400, 24% above $105,700, 32% above $201,775, 35% above $256,225, 37% above $640,600',
        from: '2026-01-01',
        to: '2026-12-31',
      },
    ],
    ...amountsOf2026,
  },
  bracketsJoint: {
    values: [
      {
        value:
          '12% above $24,800, 22% above $100,800, 24% above $211,400, 32% above $403,550, 35% above $512,450, 37% above $768,700',
        from: '2026-01-01',
        to: '2026-12-31',
      },
    ],
    ...amountsOf2026,
  },
  mileage: {
    values: [{ value: '72.5 cents a mile', from: '2026-01-01', to: '2026-12-31' }],
    source: 'IRS, December 29, 2025 (cpapracticeadvisor.com, December 30, 2025)',
    checked: '2026-11-29',
    reviewBy: '2027-01-05',
  },
  wageBase: {
    values: [{ dollars: 184_500, from: '2026-01-01', to: '2026-12-31' }],
    source: 'IRS Publication 926 (2026); that of 2027 was not published on October 8, 2026 and not found on November 29',
    checked: '2026-11-29',
    reviewBy: '2026-12-08',
  },
  deferralLimit: {
    values: [{ value: '$24,500; $8,000 more from 50, $11,250 more from 60 to 63', from: '2026-01-01', to: '2026-12-31' }],
    ...limitsOf2026,
  },
  iraLimit: {
    values: [{ value: '$7,500; $1,100 more from 50', from: '2026-01-01', to: '2026-12-31' }],
    ...limitsOf2026,
  },
  hsaLimit: {
    values: [{ value: '$4,400 for one person, $8,750 for a family; $1,000 more from 55', from: '2026-01-01', to: '2026-12-31' }],
    source:
      'Revenue Procedure 2025-19; the amounts of 2027 are in Revenue Procedure 2026-24, whose text was not found on November 29',
    checked: '2026-11-29',
    reviewBy: '2026-12-08',
    question: 'What are the limits of a health savings account in 2027 (Revenue Procedure 2026-24)?',
  },
  distributionAge: {
    values: [{ value: '73, or 75 if you were born in 1960 or later', from: '2023-01-01' }],
    source: 'Internal Revenue Code 401(a)(9)(C)(v)',
    checked: '2026-11-29',
    reviewBy: '2027-07-15',
  },
  /** A year in words: the credits for solar panels and for other work on the home. */
  homeEnergyCredits: {
    values: [{ value: 'December 31, 2025', from: '2025-07-04' }],
    source:
      'Internal Revenue Code 25C and 25D, as changed by Public Law 119-21, sections 70505 and 70506; IRS FAQs of August 2025',
    checked: '2026-11-29',
    reviewBy: '2027-07-15',
  },
  contractorThreshold: {
    values: [
      { dollars: 600, from: '2020-01-01', to: '2025-12-31' },
      { dollars: 2000, from: '2026-01-01', to: '2026-12-31' },
    ],
    source: 'Internal Revenue Code 6041 and 6041A; Public Law 119-21, section 70433',
    checked: '2026-11-23',
    reviewBy: '2026-12-01',
  },
  gamblingLosses: {
    values: [
      { percent: 100, from: '2018-01-01', to: '2025-12-31' },
      { percent: 90, from: '2026-01-01' },
    ],
    source: 'Internal Revenue Code 165(d); Public Law 119-21, section 70114',
    checked: '2026-11-21',
    reviewBy: '2027-07-15',
  },
  /** Of a business's equipment, and only of a return that is on time. */
  equipmentExemption: {
    values: [{ dollars: 25_000, from: '2009-01-01' }],
    source:
      'Florida Statutes 196.183; Palm Beach County Property Appraiser, Tangible Personal Property: lost if the return is late',
    checked: '2026-11-29',
    reviewBy: '2027-07-15',
  },
  /** The most of the Save Our Homes difference that a new homestead takes over. */
  portabilityCap: {
    values: [{ value: 'up to $500,000', from: '2008-01-01' }],
    source: 'Florida Statutes 193.155(8)',
    checked: '2026-11-29',
    reviewBy: '2027-07-15',
  },
  /** The cash wages of a quarter, to all household employees, from which both unemployment taxes are due. */
  householdQuarter: {
    values: [{ value: '$1,000 in a quarter', from: '1978-01-01' }],
    source: 'Internal Revenue Code 3306(a)(3); IRS Publication 926 (2026); floridarevenue.com, Reemployment Tax',
    checked: '2026-11-29',
    reviewBy: '2027-01-15',
  },
  /** Where the credits for education end. */
  educationCreditEnd: {
    values: [{ value: '$180,000 of income on a joint return and $90,000 for a single parent', from: '2021-01-01' }],
    source: 'Internal Revenue Code 25A(d)(1), and (g)(1) for the Social Security numbers, from 2026; bluej.com, September 2025',
    checked: '2026-11-29',
    reviewBy: '2027-07-15',
  },
  /** Of what the buyer of a home withholds from a seller from abroad. */
  firptaHome: {
    values: [{ value: '10% up to $1 million and nothing up to $300,000', from: '2016-02-17' }],
    source: 'Internal Revenue Code 1445(b)(5) and (c)(4); IRS, Exceptions from FIRPTA Withholding',
    checked: '2026-11-29',
    reviewBy: '2027-07-15',
  },
  /** The property in the United States from which the estate of an owner from abroad files Form 706-NA. */
  foreignEstate: {
    values: [{ dollars: 60_000, from: '1977-01-01' }],
    source: 'Internal Revenue Code 6018(a)(2); Instructions for Form 706-NA',
    checked: '2026-11-29',
    reviewBy: '2027-07-15',
  },
  /** The yearly report of an association of 50 units or more, by its revenue. */
  associationReport: {
    values: [
      {
        value:
          'compiled statements from $150,000 of revenue, reviewed ones from $300,000 and, by another firm, audited ones from $500,000',
        from: '2014-07-01',
      },
    ],
    source: 'Florida Statutes 718.111(13); hoarocket.com, reviewed on May 18, 2026: unchanged in 2024 and 2025',
    checked: '2026-11-29',
    reviewBy: '2027-07-15',
  },
  /** The most sales tax on one boat. */
  boatTaxCap: {
    values: [{ dollars: 18_000, from: '2010-07-01' }],
    source: 'Florida Statutes 212.05(5), and (1)(a)2 for a buyer from elsewhere who takes it away within ten days',
    checked: '2026-11-29',
    reviewBy: '2027-07-15',
  },
  expensing: {
    values: [
      { dollars: 2_500_000, from: '2025-01-01', to: '2025-12-31' },
      { dollars: 2_560_000, from: '2026-01-01', to: '2026-12-31' },
    ],
    source: 'Internal Revenue Code 179(b); Public Law 119-21, section 70306; Revenue Procedure 2025-32',
    checked: '2026-11-23',
    reviewBy: '2026-12-01',
  },
} satisfies Record<string, DatedFact>;

/** The value of a fact on a day, an ISO date. Throws if the fact begins later. */
function findValue<Value extends FactValue>(fact: DatedFact<Value>, day: string): Value {
  const found = fact.values.findLast(({ from }) => from <= day);
  if (found) return found;
  const [name] = Object.entries<DatedFact>(facts).find(([, other]) => other === fact) ?? [fact.source];
  throw new Error(`content/facts.ts, ${name}.values: has no value on ${day}`);
}

/** Says the value of a fact on a day, an ISO date: a day in the past is said with its year. Throws if the fact begins later. */
export function valueOn(fact: DatedFact, day: string): string {
  const found = findValue(fact, day);
  if ('percent' in found) return formatPercent(found.percent);
  return 'dollars' in found ? formatDollars(found.dollars) : found.value;
}

/** The rate of a fact on a day, in percent. */
export const percentOn = (fact: DatedFact<Rate>, day: string): number => findValue(fact, day).percent;

/** The whole dollars of a fact on a day. */
export const dollarsOn = (fact: DatedFact<Dollars>, day: string): number => findValue(fact, day).dollars;

/** Reads facts as they stand on a day, an ISO date. */
export function readFactsOn(day: string): Today {
  return (fact) => valueOn(fact, day);
}
