import { claims } from './claims.ts';
import { facts } from './facts.ts';
import type { FaqsContent } from './page-types.ts';

export const faqs = {
  head: {
    title: 'Questions about taxes, fees and working with us',
    description:
      'Twelve plain answers from Boca Raton CPAs: what to bring, how long a return takes, what Florida taxes, when companies file and what it costs.',
  },
  hero: {
    eyebrow: 'FAQs',
    heading: 'Twelve questions people ask before they call.',
    lede: 'If yours is the thirteenth, ask it on the phone. The answer is free, and we will add it here if others ask too.',
    actions: [{ label: 'Schedule a Free Consultation', href: '/contact' }],
  },
  groups: [
    {
      id: 'general',
      eyebrow: 'General',
      heading: 'Working with us',
      items: [
        {
          question: 'Where are you, and do I have to come in?',
          answer:
            'Our one office is in Boca Raton, open Monday to Saturday and on Sunday by appointment. You do not have to come in: many clients mail copies, sign by mail, and talk to us by phone from wherever they spend the season.',
        },
        {
          question: 'How quickly will I hear from you?',
          answer:
            'Calls and emails are returned within one business day, and email is usually answered within 24 hours. During the filing season we answer before 9 or after 5, so keep your phone near.',
        },
        {
          question: 'Who will do my work?',
          answer:
            'One of the three of us, by name. A second person reads everything before it is filed, and a Florida-licensed CPA oversees all of it.',
        },
        {
          question: 'How do you keep my papers safe?',
          answer:
            'Originals go back to you. Copies are kept under lock or encrypted, and only the three of us can open them. We never ask for a Social Security number by email, and federal law forbids us to share your return without your written consent.',
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
          answer: `Individual preparation starts at ${claims.startingPrice.faqIndividual}. The price list shows what each form adds, and you get the figure for your own return in writing before we start.`,
        },
        {
          question: 'How long does it take?',
          answer:
            'Most returns are done in 7–10 business days from the day we have everything. The usual delay is one missing 1099 or K-1, so we send you a list of what is still out after the first week.',
        },
        {
          question: 'Can you correct a return that someone else filed?',
          answer: `Yes. We can amend up to three prior years on Form 1040-X. A refund can generally be claimed for ${facts.amendBack.value} after filing, so an old mistake is worth a look before it is too late.`,
        },
        {
          question: 'I moved to Florida. Do I file anything with the state?',
          answer:
            'Not on your income: Florida has no personal income tax. You may owe a part-year return to the state you left, and it may ask you to prove the move. If you rent out a room or a condo here, there are state and county taxes on that rent.',
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
          answer: `Small business work starts at ${claims.startingPrice.faqBusiness}. What you pay depends on the form your company files and whether we also keep the books, run payroll or file the sales tax returns.`,
        },
        {
          question: 'When is my company’s return due?',
          answer:
            'For a calendar year: March 15 for partnerships and S corporations, April 15 for C corporations and for Schedule C, which is filed with your own return. An extension moves the filing date by six months and does not move the payment.',
        },
        {
          question: 'What does Florida want from my company each year?',
          answer: `An annual report by ${facts.annualReportDue.value} for LLCs and corporations, sales tax returns if you sell taxable things, the RT-6 if you have employees, and, for C corporations, Form F-1120 at ${facts.corporateIncomeTax.value} (as of ${facts.corporateIncomeTax.asOf}).`,
        },
        {
          question: 'Can you take over in the middle of the year?',
          answer:
            'Yes. We start from last year’s return and the bank statements, bring the months since January up to date, and call your former accountant for the depreciation schedule so that you do not have to.',
        },
      ],
    },
  ],
  closing: {
    heading: 'The thirteenth question is yours.',
    text: 'Call, and one of the three of us will answer it.',
    action: { label: 'Schedule a Free Consultation', href: '/contact' },
  },
} satisfies FaqsContent;
