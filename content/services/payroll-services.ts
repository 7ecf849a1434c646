import { formatPrice } from '../../shared/format.ts';
import { claims } from '../claims.ts';
import { facts, valueOn } from '../facts.ts';
import { firm } from '../firm.ts';
import { costOf, prices, year } from '../prices.ts';
import type { ServiceBody, Today } from '../types.ts';

export const body = (today: Today): ServiceBody => ({
  head: {
    title: `Payroll Services in ${firm.office.city}, Florida`,
    description:
      'Payroll for Florida employers: weekly, bi-weekly or monthly pay runs, federal deposits, Forms 941 and RT-6, new hire reports and W-2s.',
    updated: '2026-11-29',
  },
  hero: {
    illustration: 'time-card',
    eyebrow: 'Payroll services',
    heading: 'Staff paid on Friday, the tax deposit set up the same day.',
    aliases: 'pay my employees, payroll small business, payroll restaurant',
    lede: 'You send the hours. We run the payroll, deposit the tax, file the quarterly returns with the IRS and Florida, and mail the W-2s in January.',
    actions: [{ label: 'Schedule a Payroll Consultation', href: '/contact?about=books' }],
  },
  brief: {
    who: {
      value: 'Employers, from one paycheck up',
      text: 'Kitchens, crews, offices, a nanny, an S corporation of one.',
      link: {
        label: 'What an S corporation owes its owner',
        href: '/blog/small-business-tax-mistakes-boca-raton#an-s-corporation-that-pays-its-owner-nothing',
      },
    },
    price: {
      value: formatPrice(prices.payroll.price),
      text: 'You know the fee, and what would change it, before the first run.',
      link: { label: 'Add it to an estimate', href: '/pricing?payroll=1#estimate' },
    },
    time: {
      value: claims.payrollTime.value,
      text: 'From signed forms to the first payday. If one comes sooner, call first.',
      link: { label: 'An employer’s dates', href: '/deadlines?who=employer' },
    },
    papers: {
      value: 'Your EIN letter, the RT-6 rate notice and the W-4s',
      text: 'Tell us what each person earns, too.',
      link: { label: 'The whole list', href: '/services/payroll-services#what-we-need' },
    },
  },
  also: [
    {
      label: 'Article: employees who were called contractors',
      href: '/blog/small-business-tax-mistakes-boca-raton#calling-an-employee-a-contractor',
    },
    { label: 'Form 941, the quarterly payroll return', href: '/forms#form-941' },
  ],
  by: { subject: 'books', does: 'runs the payroll' },
  sections: [
    {
      kind: 'rows',
      nav: 'What we do',
      eyebrow: 'What we do',
      heading: 'Payroll work we take over',
      items: [
        {
          icon: 'banknote',
          title: 'Pay runs',
          description: 'Gross to net, with overtime, tips and deductions.',
        },
        {
          icon: 'landmark',
          title: 'Federal deposits',
          description: 'Sent electronically on your monthly or semiweekly schedule.',
        },
        {
          icon: 'file-check',
          title: 'Quarterly forms',
          description: 'Form 941 for the IRS and RT-6 for Florida, by the last day of April, July, October and January.',
        },
        {
          icon: 'user-plus',
          title: 'Hiring paperwork',
          aliases: 'hire, hiring, first employee, new employee, hire somebody, onboarding',
          description: `We collect the W-4s and report each new hire to the state. Form I-9 is yours to sign and keep. With ${today(facts.eVerify)} Florida also requires E-Verify, within three business days; an owner or officer certifies it with the first RT-6 of each year.`,
        },
        {
          icon: 'wallet',
          title: 'Owner wages',
          description: 'The wage of an S corporation’s owner, with the reasons on file.',
        },
        {
          icon: 'calendar-check',
          title: 'January',
          aliases: 'w2 deadline',
          description: 'W-2s, 1099-NECs and Form 940, generally due by the 31st.',
        },
        {
          icon: 'hand-coins',
          title: 'Tips and overtime on the W-2',
          description: `For 2026 shown separately in box 12 (codes TP and TT), with an occupation code in box 14b. Through 2028 many employees deduct up to ${today(facts.tipsDeduction)} of tips on a return, and up to ${today(facts.overtimeDeduction)} of overtime premium (${today(facts.overtimeDeductionJoint)} on a joint return), less at higher incomes; a couple has to file jointly.`,
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'What a year of payroll costs',
      usual: { service: 'Twelve months', basis: 'with the same staff', price: costOf(prices.payroll.price, year), units: year },
      rows: [
        { ...prices.payroll, basis: 'by the number of employees, paydays and states' },
        { ...prices.bookkeeping, basis: 'if we keep the books as well' },
      ],
    },
    {
      kind: 'checklist',
      nav: 'What we need',
      heading: 'What we need from you',
      items: [
        'The IRS letter with your EIN, and the latest RT-6 rate notice',
        'A signed W-4 for each person, the pay rate and the hire date',
        'This year’s pay records and quarterly filings',
        'A voided check from the account that pays wages',
        'Your workers’ compensation policy or exemption',
      ],
    },
    {
      kind: 'why',
      nav: 'Why it matters',
      eyebrow: 'Why it matters',
      heading: 'The tax you withhold belongs to the IRS',
      aliases: 'forgot to file 941',
      lead: 'An LLC does not shield you from withheld tax.',
      paragraphs: [
        'When a company spends it on rent, the IRS can collect it from the person who decided which bills got paid.',
        'The form of a quarter in which nobody was paid is due all the same.',
      ],
    },
    {
      kind: 'problems',
      nav: 'Problems',
      beside: true,
      eyebrow: 'Problems solved',
      heading: 'Trouble that starts on payday',
      items: [
        {
          title: 'A missed deposit',
          aliases: 'payroll penalty, late payroll taxes',
          description:
            'The penalty climbs in steps, from 2% to as much as 15%, the longer you wait. We get the deposit paid, then ask the IRS to waive the penalty.',
        },
        {
          title: 'Crew on 1099s',
          description: 'If you set their hours and own the tools, they may be employees.',
        },
        {
          title: 'W-2s and 941s that differ',
          description: 'We find the quarter that is off and file Form 941-X.',
        },
        {
          title: 'Draws and no wages',
          description: 'We set a wage and run it while the year is still open.',
        },
      ],
    },
    {
      kind: 'stories',
      heading: 'Payroll back in order',
      items: [
        {
          title: 'A landscaper’s crew of eight',
          description:
            'Everyone had been on a 1099. We moved them to W-2s at the start of a quarter, and the owner now bids with the true cost of an hour.',
        },
        {
          title: 'A restaurant with three missing quarters',
          aliases: 'payroll company out of business, payroll service stopped paying',
          description:
            'Its payroll service had closed without filing. We rebuilt wages from stubs, filed, and asked the IRS to waive penalties. It waived some.',
        },
      ],
    },
    {
      kind: 'cards',
      nav: 'Pay calendars',
      heading: 'Pay calendars to choose from',
      items: [
        {
          title: 'Weekly',
          description: 'Fifty-two paydays in most years, for kitchens and crews paid by the hour.',
        },
        {
          title: 'Bi-weekly',
          description: 'Twenty-six. Overtime is still counted by the week: 50 hours and then 30 means ten at the higher rate.',
        },
        {
          title: 'Monthly',
          description: 'Twelve, for salaried staff or a lone owner.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Getting to the first payday',
      items: [
        {
          title: 'Authorize',
          description:
            'You sign Form 8655, and we deposit and file for you. The tax stays yours by law; watch each deposit in EFTPS, the Treasury’s system.',
        },
        { title: 'Load', description: 'Staff, rates and the year’s wages, checked against past forms.' },
        { title: 'Run', description: 'You send the hours, we send the totals, you approve.' },
        { title: 'Report', description: 'A copy of each filing, confirmed.' },
      ],
    },
    {
      kind: 'reviews',
      heading: 'Employers whose payroll we run',
      limit: 2,
      items: [
        {
          quote: 'They showed me what an hour of work would really cost, insurance and all. It came out lower than my guess.',
          author: 'Lamar T.',
          role: 'owner of a pool service',
          place: 'Deerfield Beach',
        },
        {
          quote: 'It’s only me on the payroll. My health premium goes on the W-2, and now I know why.',
          author: 'Phil D.',
          role: 'S corporation owner',
          place: 'Boca Raton',
        },
      ],
    },
    {
      kind: 'why-us',
      beside: true,
      eyebrow: `Why ${firm.brand}`,
      heading: 'Someone to ask before Friday',
      items: [
        {
          icon: 'badge-check',
          title: 'A CPA for the hard questions',
          description: 'An owner’s wage, or a second state.',
        },
        {
          icon: 'notebook-pen',
          title: 'Wages that reach the books',
          description: 'We post each run, if we keep them.',
        },
      ],
    },
    {
      kind: 'audience',
      nav: 'Who needs it',
      eyebrow: 'Who needs it',
      heading: 'Employers from one person up',
      items: [
        {
          title: 'First-time employers',
          description: 'A single paycheck, even an owner’s own, takes the same forms as twenty.',
        },
        {
          title: 'Restaurants and bars',
          description: 'Your half of the tax on reported tips may come back as a credit on Form 8846.',
        },
        {
          title: 'Households',
          description: `From ${valueOn(facts.householdWages, '2026-06-30')} of wages in 2026 a nanny means a W-2 from you, and Schedule H with your 1040; from ${today(facts.householdQuarter)}, unemployment tax as well.`,
        },
      ],
    },
    {
      kind: 'considerations',
      beside: true,
      nav: 'Florida rules',
      eyebrow: 'In Florida',
      heading: 'Florida rules for employers',
      items: [
        {
          title: 'RT-6 reemployment tax',
          description:
            'Never taken from the paycheck, and filed each quarter, wages or none. Late payment can cost credit on Form 940.',
        },
        {
          title: 'New hires within 20 days',
          aliases: 'new hire',
          description: 'And most rehires and some contractors: all to the State Directory of New Hires.',
        },
        {
          title: 'No state income tax withholding',
          description: 'Someone who works from Georgia or New York can bring that state’s rules.',
        },
        {
          title: 'Workers’ compensation',
          aliases: 'workers compensation',
          description:
            'In construction from the first employee, elsewhere mostly from the fourth. We keep the wages by job class.',
        },
        {
          title: 'The minimum wage',
          description: `${today(facts.minimumWage)} an hour since September 30, 2026 (${valueOn(facts.minimumWage, '2026-06-30')} in the year before). The next is January 1, 2028. Tipped staff: ${today(facts.tippedWage)} in cash.`,
        },
      ],
    },
  ],
  cta: {
    heading: 'Let’s talk about your next payday.',
    text: 'A CPA tells you, at no charge, whether we can run it and what to sign first.',
    action: { label: 'Schedule a Free Consultation', href: '/contact?about=books' },
  },
});
