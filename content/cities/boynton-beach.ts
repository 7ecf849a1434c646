import { claims } from '../claims.ts';
import { facts, stated } from '../facts.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Boynton Beach Accountant and CPA',
    description:
      'Books, payroll, sales tax and returns for Boynton Beach contractors, medical offices, charter captains and retirees. Free first consultation.',
    keywords: 'CPA Boynton Beach, accountant Boynton Beach, contractor bookkeeping, medical practice accountant Boynton Beach',
  },
  hero: {
    eyebrow: 'Palm Beach County · 20 minutes from the office',
    heading: 'CPAs for Boynton Beach trucks, boats, clinics and kitchens.',
    lede: 'We keep books for contractors along Congress Avenue, run payroll for offices around Bethesda Hospital, and prepare returns for captains at the marina and retirees in Leisureville.',
    actions: [{ label: 'Schedule a Free Consultation', href: '/contact' }],
  },
  sections: [
    {
      kind: 'cards',
      eyebrow: 'Services in Boynton',
      heading: 'Work we do on both sides of I-95',
      items: [
        {
          icon: 'hammer',
          title: 'Books for the trades',
          description: 'Jobs, deposits and materials kept apart, so you can see which contract paid.',
          href: '/services/bookkeeping-services',
        },
        {
          icon: 'users-round',
          title: 'Crew payroll',
          description: 'Weekly or bi-weekly pay, Forms 941 and RT-6, and records for the workers’ comp audit.',
          href: '/services/payroll-services',
        },
        {
          icon: 'stethoscope',
          title: 'Medical practices',
          description: 'Form 1120-S or 1065, a defensible owner salary and monthly numbers for the partners.',
          href: '/services/business-tax-services',
        },
        {
          icon: 'anchor',
          title: 'Charter boats',
          description: 'Schedule C or an LLC return, with fuel, slip rent and boat depreciation recorded properly.',
          href: '/services/tax-preparation',
        },
        {
          icon: 'receipt-text',
          title: 'Shop and restaurant tax',
          description: 'DR-15 filing, plus use tax on equipment bought online without Florida tax.',
          href: '/services/sales-tax-services',
        },
        {
          icon: 'house',
          title: 'Retirement returns',
          description: 'Pensions, Social Security and withdrawals, with withholding set before the next April.',
          href: '/services/personal-tax-services',
        },
      ],
    },
    {
      kind: 'chips',
      eyebrow: 'Businesses served',
      heading: 'Trades and practices on our list',
      items: [
        'Air conditioning contractors',
        'Electricians and plumbers',
        'Roofers',
        'Landscapers',
        'Medical and dental offices',
        'Physical therapists',
        'Charter captains',
        'Dive and rental boats',
        'Restaurants and bakeries',
        'Auto repair shops',
        'Hair and nail salons',
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'Local compliance',
      heading: 'City first, then county, then state',
      items: [
        {
          title: 'Two papers from the city',
          description:
            'Before you open, Boynton Beach wants a Certificate of Use and Occupancy and a business tax receipt. Home businesses and rental units are included. Development Services handles both.',
        },
        {
          title: 'The county receipt',
          description:
            'A second receipt comes from the Palm Beach County Tax Collector. Renewal opens July 1, and what is unpaid after September 30 draws a penalty that grows each month.',
        },
        {
          title: 'Rates at the register',
          description: `With ${claims.surtax.pages} of county surtax, the total was ${stated(facts.countyTotal)}. Surtaxes expire and start on January 1, so we reset client registers every New Year.`,
        },
        {
          title: 'Tools and equipment',
          description:
            'Compressors, dental chairs and walk-in coolers are taxed by the county as tangible personal property. Send Form DR-405 to the Property Appraiser by April 1.',
        },
      ],
    },
    {
      kind: 'local',
      eyebrow: 'Getting here',
      heading: 'Three ramps, or Congress Avenue',
      paragraphs: [
        'Gateway Boulevard, Boynton Beach Boulevard and Woolbright Road all meet I-95. Go south to Glades Road: 20 minutes at ten in the morning, 30 when traffic stacks up around Linton.',
        'Renaissance Commons and Quantum Park have another choice. Congress Avenue follows the interstate as far as Yamato Road, a help on days when 95 stops. From the marina, pick up the highway at Woolbright and leave US 1 to downtown Delray.',
      ],
      links: [],
    },
    {
      kind: 'chips',
      eyebrow: 'Neighborhoods',
      heading: 'Boynton addresses in our files',
      intro: 'Some are outside the city limits, which matters for permits and receipts.',
      items: [
        'Leisureville',
        'Hunters Run',
        'Quail Ridge',
        'Renaissance Commons',
        'Quantum Park',
        'Marina Village',
        'Chapel Hill',
        'Golfview Harbour',
        'Boynton Lakes',
        'Heart of Boynton',
        'Aberdeen',
      ],
    },
    {
      kind: 'question-cards',
      eyebrow: 'Asked in Boynton',
      heading: 'Questions from the dock and the job site',
      items: [
        {
          question: 'I run charters from the Boynton marina. Do my customers pay sales tax?',
          answer:
            'It depends how you sell the trip. Hiring the whole boat with crew, solely to fish, is exempt under section 212.08(7)(y) of the Florida Statutes. Tickets sold by the head on a party boat are taxable admissions. A sunset cruise is not fishing, so ask before you price one.',
        },
        {
          question: 'My van works out of a bay off Congress Avenue. Is a repipe taxable?',
          answer:
            'Under a lump-sum contract, usually not. You are improving real property, so you pay the tax on pipe and fixtures when you buy them, and the homeowner’s invoice shows none. Repairs to movable equipment and appliances follow other rules, and those invoices usually carry tax.',
        },
        {
          question: 'My mail says Boynton Beach, but I live west of Military Trail. Which receipt applies?',
          answer:
            'Look at the municipality line on your Property Appraiser record. Much of the land out there is unincorporated, so a home business deals with county zoning and the county receipt only. Rent a bay or an office inside the limits and that address needs the city’s papers.',
        },
        {
          question: 'I am buying a practice near Bethesda Hospital. What comes before closing?',
          answer:
            'Agree on how the price is allocated, because both sides report it on Form 8594. Ask the seller for a certificate of compliance from the Florida Department of Revenue, since a buyer can inherit unpaid state taxes. Payroll accounts and an equipment list for the DR-405 follow.',
        },
        {
          question: 'I live on a pension in Leisureville. Why do I owe money every April?',
          answer:
            'Often nothing is withheld from Social Security, and the pension is withheld as if it were your only income. Form W-4V sets withholding on the first, Form W-4P on the second. If you prefer quarterly payments, we prepare the 1040-ES vouchers with your return.',
        },
      ],
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'Heard between jobs',
      limit: 3,
      items: [
        {
          quote: 'Materials, helpers and permits each have a line now. I bid from real costs instead of memory.',
          author: 'Reggie T.',
          role: 'plumbing contractor, Boynton Beach',
        },
        {
          quote: 'Payroll for nine people runs every other Friday. I check one report and go back to patients.',
          author: 'Yesenia M.',
          role: 'physical therapist, Boynton Beach',
        },
        {
          quote: 'I had been paying tax on whole-boat trips for years. They read the statute and fixed it.',
          author: 'Dale H.',
          role: 'charter captain, Boynton Beach',
        },
      ],
    },
  ],
  closing: {
    heading: 'Tell us what you run.',
    text: 'Bring last year’s return and a recent bank statement, and we will say what needs fixing first, at no charge.',
    action: { label: 'Schedule a Free Consultation', href: '/contact' },
  },
};
