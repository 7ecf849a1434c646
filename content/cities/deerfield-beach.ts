import { claims } from '../claims.ts';
import { facts, stated } from '../facts.ts';
import { prices } from '../prices.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'Deerfield Beach CPA and Tax Returns',
    description:
      'Returns, books and sales tax for Deerfield Beach: Newport Center companies, shops by the pier, Century Village East owners, sales in two counties.',
    keywords: 'CPA Deerfield Beach, accountant Deerfield Beach, sales tax Broward County, Century Village East tax returns',
  },
  hero: {
    eyebrow: 'Broward County · 15 minutes from the office',
    heading: 'Deerfield Beach accounting, on both sides of the county line.',
    lede: 'Your counter is in Broward, your deliveries go to Palm Beach County, and the return asks which is which. We file in both every month.',
    actions: [{ label: 'Schedule Your Free Consultation', href: '/contact' }],
  },
  sections: [
    {
      kind: 'local',
      eyebrow: 'Across the canal',
      heading: 'Two exits north of Hillsboro',
      paragraphs: [
        'The Hillsboro Canal is the county line, and our office is a short way past it. From The Cove, take Hillsboro Boulevard west to I-95, pass Palmetto Park Road and get off at Glades Road. That is 15 to 20 minutes, plus the drawbridge if you start at the pier.',
        'From Century Village East or Quiet Waters, skip the interstate. Powerline Road crosses the canal into Boca Raton and meets Glades. Count on 15 to 25 minutes, and the longer figure in February.',
      ],
      links: [],
    },
    {
      kind: 'audience',
      eyebrow: 'Deerfield clients',
      heading: 'Who calls us from 33441 and 33442',
      items: [
        {
          title: 'Newport Center companies',
          description:
            'Stock sits on your floor and leaves in every direction. We keep inventory, resale certificates and delivery counties in one set of records.',
        },
        {
          title: 'Century Village East retirees',
          description:
            'A pension, a brokerage 1099, required distributions, and often a second state or a Canadian address. One return has to hold them all.',
        },
        {
          title: 'Restaurants and shops by the pier',
          description:
            'February pays for September. We have you set sales tax aside each week, so the 20th is not paid out of the till.',
        },
        {
          title: 'Owners with a foot in each city',
          description:
            'The store is in Boca, the bookkeeping is done at a kitchen table off Hillsboro. Each address has its own paperwork.',
        },
      ],
    },
    {
      kind: 'cards',
      eyebrow: 'What we handle',
      heading: 'Six jobs we do for Deerfield',
      items: [
        {
          icon: 'warehouse',
          title: 'Inventory',
          description: 'Year-end counts, freight-in and write-offs carried into the return the way you counted them.',
          href: '/services/accounting',
        },
        {
          icon: 'map-pinned',
          title: 'Sales tax in two counties',
          description: 'Counter sales at Broward’s rate, Boca deliveries at Palm Beach County’s, on one DR-15.',
          href: '/services/sales-tax-services',
        },
        {
          icon: 'sun',
          title: 'Winter residents',
          description: 'Part-year returns, pension withholding, and the calendar that shows where you slept.',
          href: '/services/personal-tax-services',
        },
        {
          icon: 'globe',
          title: 'Canadian owners',
          description: 'Form 8840 for the day count, and Form 1040-NR when the unit is rented.',
          href: '/services/tax-preparation',
        },
        {
          icon: 'users-round',
          title: 'Payroll for kitchens and counters',
          description: `Tips included, W-2s in January, at ${prices.payroll.price}.`,
          href: '/services/payroll-services',
        },
        {
          icon: 'building',
          title: 'Condo boards',
          description: 'Monthly books, assessments by unit and the association’s return.',
          href: '/services/bookkeeping-services',
        },
      ],
    },
    {
      kind: 'considerations',
      eyebrow: 'City and county',
      heading: 'Rules on the Broward side',
      items: [
        {
          title: 'A receipt from each government',
          description:
            'A shop or office in the city takes out a Deerfield Beach business tax receipt and a Broward County one. Their year ends on September 30.',
        },
        {
          title: 'Form 1120-H for the association',
          description:
            'Due April 15 for a calendar year. The board elects it again each year, and an association that does so owes no Florida corporate return.',
        },
        {
          title: 'Weekly rentals near the beach',
          description:
            'State sales tax, surtax and Broward’s tourist development tax all apply to a stay of six months or less. The last one is filed with the county.',
        },
        {
          title: 'Rates that can part company',
          description: `Broward’s surtax is ${claims.surtax.pages}, the total ${stated(facts.countyTotal)}. A neighbor county can change its own on any January 1, and goods you deliver take the buyer’s rate.`,
        },
      ],
    },
    {
      kind: 'question-cards',
      eyebrow: 'Asked in Deerfield',
      heading: 'Questions that cross the canal',
      items: [
        {
          question: 'My store is on Hillsboro Boulevard and I deliver to Boca. Whose surtax do I charge?',
          answer:
            'Palm Beach County’s, because the goods arrive there. A customer who picks up at your counter pays Broward’s. Print the delivery address on the invoice: without it you cannot show an auditor where the sale ended. One wrong setting in the register repeats all year.',
        },
        {
          question: 'I live off Hillsboro and my office is in Boca. Who issues my receipt?',
          answer:
            'The office decides, so you deal with the City of Boca Raton and Palm Beach County. If you also run part of the business from home, Deerfield Beach may want a receipt for that address as well. Tell us what happens at each one before you apply.',
        },
        {
          question: 'I spend winters at Century Village East and summers in Québec. Do I file here?',
          answer:
            'Count days first. If you are here fewer than 183 this year but over the three-year formula, Form 8840 can show that your closer ties are in Canada. With no U.S. wages it is generally due June 15. Rent from the unit goes on Form 1040-NR.',
        },
        {
          question: 'My mother left me her Century Village condo. What tax do I owe?',
          answer:
            'Florida has no inheritance or estate tax. Your basis is generally the value on the day she died, so an early sale often shows little gain. Get an appraisal for that date. Her homestead exemption does not pass to you, so expect a higher property bill.',
        },
        {
          question: 'A buyer loads at our Newport Center dock and says no tax. Is that allowed?',
          answer:
            'Only if the goods are for resale and you hold the buyer’s Florida Annual Resale Certificate for this year, or have verified it with the Department of Revenue. Each one expires December 31. A certificate from another state is not enough by itself when the pickup is here.',
        },
      ],
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'From the dock, the condo and the café',
      limit: 3,
      items: [
        {
          quote: 'Half our loads go over the line. They changed our invoice so the county is printed on every one.',
          author: 'Marcel T.',
          role: 'flooring distributor, Newport Center',
        },
        {
          quote: 'They went through Form 8840 line by line and wrote the date on our kitchen calendar.',
          author: 'Yvonne B.',
          role: 'winter resident, Century Village East',
        },
        {
          quote: 'Tax money leaves the register every Monday now. I sleep on the 19th.',
          author: 'Hal S.',
          role: 'café owner, near the pier',
        },
      ],
    },
    {
      kind: 'chips',
      eyebrow: 'Neighborhoods',
      heading: 'Clients from the pier to Powerline',
      items: [
        'The Cove',
        'Little Harbor',
        'Deerfield Beach Island',
        'Starlight Cove',
        'Deer Creek',
        'Century Village East',
        'Independence Bay',
        'Quiet Waters',
      ],
    },
  ],
  closing: {
    heading: 'Cross the canal once, and see what we find.',
    text: 'Bring last year’s return and one month of invoices; the first meeting is free.',
    action: { label: 'Schedule Your Free Consultation', href: '/contact' },
  },
};
