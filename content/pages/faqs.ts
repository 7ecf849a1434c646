import { formatMeasure, formatPrice } from '../../shared/format.ts';
import { nearbyCities } from '../cities/nearby-cities.ts';
import { answered, claims, fromBeyond } from '../claims.ts';
import { facts } from '../facts.ts';
import { firm } from '../firm.ts';
import { basicFor, leastOf, prices } from '../prices.ts';
import { team } from '../team.ts';
import type { Section, Today } from '../types.ts';
import type { FullPage } from './page-types.ts';

export const faqs = (today: Today) =>
  ({
    head: {
      title: 'Questions about taxes, fees and working with us',
      description: `Twelve plain answers from ${firm.office.city} CPAs: what a return costs, how long it takes, what Florida asks, when companies file, how papers are kept.`,
      updated: '2026-11-29',
    },
    hero: {
      illustration: 'telephone',
      eyebrow: 'FAQs',
      heading: 'Answers before you call.',
      lede: 'What a return costs and how long it takes, what Florida asks of you and of your company, and how your papers are kept. If your question is not here, ask it on the phone.',
      actions: [{ label: 'Schedule a Free Consultation', href: '/contact' }],
      keyFacts: [
        `From ${formatPrice(claims.simpleReturn.value)} ${claims.simpleReturn.scope}`,
        `Most returns in ${formatMeasure(claims.returnTime.value)}`,
        'Calls normally returned within one business day',
        'A Florida-licensed CPA signs every income tax return',
      ],
    },
    groups: [
      {
        id: 'general',
        eyebrow: 'General',
        heading: 'Working with us',
        items: [
          {
            question: 'Where are you, and do I have to come in?',
            aliases: `espanol, spanish, speak portuguese, french, translator, language, online, remote, live in another state, zoom, facetime, virtual, do i have to come in, by mail, creole, ${nearbyCities.join(', ')}`,
            answer: `Our one office is in ${firm.office.city}, open Monday to Saturday and on Sunday by appointment. ${fromBeyond} You do not have to come in. Many clients mail copies or use our upload link, ${claims.remote.value} from wherever they spend the season. We work in English; an interpreter, or somebody in your family, is welcome on the call.`,
          },
          {
            question: 'How quickly will I hear from you?',
            aliases: 'when will you call back, how fast do you answer',
            answer: `Calls and emails are normally returned within one business day. An email sent on a business day is answered ${answered}. Our hours are the same in filing season; in March and April the first hour of the morning is the easiest time to get through.`,
          },
          {
            question: 'Who will do my work?',
            aliases: 'do you do audits of financial statements',
            answer: `One of the ${team.size} of us, by name. A second person reads every income tax return before it is filed, and a Florida-licensed CPA signs it. We do not take on ${claims.notTakenOn.value}; for those we tell you what kind of professional does.`,
          },
          {
            question: 'How do you keep my papers safe?',
            answer:
              'Originals go back to you. Copies are kept under lock or encrypted, and only people at this firm, and the services through which we file, can open them. We never ask for a Social Security number by email. Federal law generally bars us from sharing your return information without your written consent; the privacy page has the exceptions.',
          },
        ],
      },
      {
        id: 'tax',
        eyebrow: 'Tax',
        heading: 'Your own return',
        items: [
          {
            question: 'What does an individual return cost?',
            answer: `It starts at ${formatPrice(claims.simpleReturn.value)} ${claims.simpleReturn.scope}. Most households begin at the Basic 1040 of the price list, ${basicFor}, which is ${formatPrice(prices.basic1040.price)}; the list shows what other forms add. You get the fee for your own return before we start.`,
          },
          {
            question: 'How long does it take?',
            aliases: 'how long does it take, how fast, turnaround, when will my return be ready',
            answer: `Most returns are done in ${formatMeasure(claims.returnTime.value)} from the day we have everything. For April 15, have your papers here by ${claims.papersBy.value}; after that we may have to file an extension and estimate what to pay. What usually holds a return up is a single missing 1099 or K-1. When you hand over your papers you get a list of what is still out.`,
          },
          {
            question: 'What did the 2025 tax law change on my return?',
            aliases:
              'car loan interest, solar panels, solar credit, energy credit, heat pump, is social security tax free now, no tax on social security, no tax on tips, no tax on overtime, big beautiful bill, new tax law, senior deduction, trump tax',
            answer: `At 65 each of you may deduct up to ${today(facts.seniorDeduction)} more, through 2028. Social Security is taxed as before. Tips, overtime and the interest on a loan for a new car assembled in the United States have deductions of their own, through 2028, and all of these shrink at higher incomes. For all but the loan a couple has to file jointly. If you itemize, the cap on state and local taxes is ${today(facts.saltCap)}, and from 2026 gifts to charity count only above ${today(facts.charityFloor)} of income. If you do not, from 2026 you may deduct up to $1,000 given in cash, double on a joint return. The credits for solar panels and other work on a home ended ${today(facts.homeEnergyCredits)}. A child under 18 can have a Trump account (Form 4547); for one born in 2025 through 2028 the Treasury adds $1,000 if you ask for it there.`,
          },
          {
            question: 'I moved to Florida. Do I file anything with the state?',
            aliases:
              'moved from illinois, moved from michigan, moved from ohio, moved from pennsylvania, moved from connecticut, moved from massachusetts, moved from california, moved from virginia, moved from maryland, moved from georgia, moved from indiana, moved from wisconsin, moved from minnesota, moved from new jersey, still file new york, new to florida',
            answer:
              'Not on your income: Florida has no personal income tax. You may owe a part-year return to the state you left, and it may ask you to prove the move. If you rent out a room or a condo here for six months or less at a time, state sales tax, county surtax and tourist tax are due on the rent. A genuine written lease for longer than six months is exempt.',
          },
        ],
      },
      {
        id: 'business',
        eyebrow: 'Business',
        heading: 'Your company',
        items: [
          {
            question: 'What does it cost to have you look after a small company?',
            answer: `If we already keep your books, the company’s return alone starts at ${formatPrice(claims.companyReturn.value)}. Otherwise the Small Business Package, which is the S corporation return with quarterly check-ins and a review of your books, starts at ${formatPrice(leastOf(prices.sCorporation.price))}. Bookkeeping, payroll and sales tax returns have monthly prices of their own.`,
          },
          {
            question: 'When is my company’s return due?',
            answer:
              'For a calendar year: March 15 for partnerships and S corporations, April 15 for C corporations and for Schedule C, which is filed with your own return. Florida’s corporate return, Form F-1120, is due May 1. A federal extension gives six more months to file but no more time to pay; Florida’s is a separate form.',
          },
          {
            question: 'What does Florida want from my company each year?',
            answer: `An annual report by ${today(facts.annualReportDue)} from LLCs and corporations. Sales tax returns if you sell things that are taxed, and Form RT-6 each quarter if you have employees. A C corporation also files Form F-1120 and pays ${today(facts.corporateIncomeTax)} on Florida income above a ${today(facts.corporateExemption)} exemption.`,
          },
          {
            question: 'Can you take over in the middle of the year?',
            aliases:
              'new accountant, cpa died, cpa retired, fire my accountant, accountant not returning calls, leave my accountant, change accountant',
            answer:
              'Yes. To switch, sign a short letter that lets your former accountant talk to us; you do not have to call them. We ask for the last returns and the depreciation schedule, start from those and the bank statements, and bring the months since January up to date.',
          },
        ],
      },
    ],
    free: {
      kind: 'audience',
      id: 'free-help',
      eyebrow: 'Free help',
      heading: 'When you do not need us',
      aliases:
        'free tax filing, free tax help, file for free, free file, vita, tax-aide, aarp, cant afford a cpa, cant afford an accountant, low income, taxpayer advocate, tax clinic, do i need a cpa, do i need an accountant',
      intro: 'Some of what people call about costs nothing elsewhere, and we say so on the phone, too.',
      items: [
        {
          title: 'One W-2 and little else',
          description:
            'Free File at IRS.gov prepares and sends a federal return at no charge, up to an income that the IRS sets each year.',
        },
        {
          title: 'Somebody to do it with you',
          description:
            'Volunteers of VITA and of AARP Tax-Aide prepare simple returns free, in libraries and senior centers, from February to April. IRS.gov has the nearest one.',
        },
        {
          title: 'A copy, a balance, a payment',
          aliases: 'pay the irs online, pay estimated taxes online, pay taxes online, direct pay, how do i pay the irs',
          description:
            'Your account at IRS.gov shows what you owe, takes payments and estimates, and gives transcripts. Most people can set up a monthly plan there.',
        },
        {
          title: 'The IRS does not answer, or its delay hurts you',
          description: 'The Taxpayer Advocate is inside the IRS, independent and free. Form 911 asks for help.',
        },
        {
          title: 'A dispute, and no money for a fee',
          description:
            'A Low Income Taxpayer Clinic can represent you before the IRS and in Tax Court, free or nearly so, below an income limit.',
        },
        {
          title: 'A matter for an attorney',
          description:
            'The Tax Court, a criminal question, a will, a deed or the papers of a company. We name people who do each.',
        },
      ],
    } satisfies Section<'audience'> & { id: string },
    cta: {
      heading: 'Ask us a question of your own.',
      text: 'The first consultation with a CPA is free, and a phone call is fine.',
      action: { label: 'Schedule a Free Consultation', href: '/contact' },
    },
  }) satisfies FullPage;
