import { facts, valueOn } from '../facts.ts';
import { basicReturn, prices } from '../prices.ts';
import type { CityBody, Today } from '../types.ts';
import { type DriveTime, formatMinutes, formatUsual, sayMinutes } from './minutes.ts';
import type { CityEntry } from './types.ts';

/** How long the drive to the office takes. An estimate until somebody has driven it. */
const time: DriveTime = { atTen: [25, 25], later: [35, 35] };

const body = (today: Today): CityBody => ({
  head: {
    title: 'CPA for Ocean Ridge, FL Homeowners',
    description: `CPAs for Ocean Ridge households: Florida residency, homestead, seasonal leases, seawalls and storm losses. Our office is ${formatUsual(time)} minutes away.`,
    keywords: 'CPA Ocean Ridge, Florida residency tax, seasonal rental tax Ocean Ridge, condominium association accounting',
    updated: '2026-11-29',
  },
  hero: {
    eyebrow: `Palm Beach County · ${formatUsual(time)} minutes`,
    heading: 'Tax returns and books for Ocean Ridge owners and condo boards.',
    lede: 'We prepare the returns of people who winter here or rent a house out for the season, and keep the books of associations from the inlet to Briny Breezes.',
    actions: [{ label: 'Book Your Free Consultation', href: '/contact' }],
    keyFacts: [basicReturn, 'First consultation free, even by phone', 'Signed and explained by a CPA'],
  },
  sections: [
    {
      kind: 'audience',
      nav: 'Clients',
      eyebrow: 'Who calls us',
      heading: 'Who we work for in town',
      items: [
        {
          title: 'November-to-April owners',
          description: 'They keep a house up north and need both states to agree on which one is home.',
        },
        {
          title: 'Retired executives',
          description: 'Deferred pay and stock from a former employer, in the same year as the first required distribution.',
        },
        {
          title: 'Consultants at home',
          description: 'One person and one LLC, with a view of the dunes and clients in several states.',
        },
        {
          title: 'Volunteer treasurers',
          description: 'Condominium boards along A1A that want the books closed before the annual meeting.',
        },
      ],
    },
    {
      kind: 'cards',
      nav: 'Services',
      eyebrow: 'Services in Ocean Ridge',
      heading: 'Work we do for Ocean Ridge owners',
      items: [
        {
          icon: 'plane',
          title: 'Two-state returns',
          description: 'Your federal return, plus the part-year or nonresident return the other state expects.',
          href: '/services/personal-tax-services#what-we-do',
          line: 'Returns for other states',
        },
        {
          icon: 'map-pinned',
          title: 'Residency planning',
          description: 'A day count and a domicile file, started before the movers are booked.',
          href: '/services/tax-planning#who-we-serve',
          line: 'Recent arrivals',
        },
        {
          icon: 'key-round',
          title: 'Seasonal lease tax',
          description: 'State and county registrations, then the returns that follow each lease.',
          href: '/services/sales-tax-services#florida-rules',
          line: 'Vacation rentals file twice',
        },
        {
          icon: 'umbrella',
          title: 'Repairs and storms',
          description: 'Cost records for the seawall or roof, and the casualty form (Form 4684) when a loss qualifies.',
          href: '/services/tax-preparation',
        },
        {
          icon: 'scroll-text',
          title: 'Family trusts',
          description: 'The trust’s return (Form 1041), and notes a successor trustee can follow.',
          href: '/services/estate-trust-services#what-we-prepare',
          line: 'Form 1041',
        },
        {
          icon: 'building',
          title: 'Association books',
          description: 'Monthly statements for the board and, in spring, the association’s return, usually Form 1120-H.',
          href: '/services/accounting#who-we-serve',
          line: 'Condominium boards',
        },
      ],
    },
    {
      kind: 'prices',
      heading: 'Fees for a house, a rental or a board',
      intro:
        'A second state, a rental or a long list of stock sales raises a household’s fee. A board’s fee rises with the number of accounts and owners. An association’s return has no listed price; we quote it from the last one filed.',
      rows: [prices.basic1040, prices.stateReturn, prices.salesTaxRegistration, prices.bookkeeping],
    },
    {
      kind: 'considerations',
      nav: 'Local rules',
      eyebrow: 'Local rules',
      heading: 'Rules that reach a beach house',
      items: [
        {
          title: 'Homestead by March 1',
          description: `Apply to the Palm Beach County Property Appraiser. The house must be yours, and your permanent home, on January 1. Coming from another Florida homestead? Form DR-501T carries the cap’s benefit over, ${today(facts.portabilityCap)}, within three years of leaving it. ${today(facts.homesteadVoteClause)}`,
        },
        {
          title: 'Leases of six months or less',
          description: `Tourist development tax, ${today(facts.palmBeachTouristTax)} of the rent, goes to the Palm Beach County Tax Collector under its own account, with a return each month, even with no rent, or a penalty of ${today(facts.touristTaxPenalty)} or more. Each rental needs a county business tax receipt too.`,
        },
        {
          title: 'State tax on the same rent',
          description: `Since January 2026 guests also pay ${today(facts.palmBeachTotal)}: ${today(facts.stateSalesTax)} for Florida plus the county’s ${today(facts.palmBeachSurtax)}. In 2024 and 2025 it was ${valueOn(facts.palmBeachTotal, '2025-06-30')}, so check a listing you set up then.`,
        },
        {
          title: 'Furniture in a rental',
          description: `If you rent the house furnished, the Property Appraiser wants its contents on Form DR-405 by April 1. The first ${today(facts.equipmentExemption)} is exempt, but not if the form is late; while they are worth less, one form is enough.`,
        },
      ],
    },
    {
      kind: 'question-cards',
      heading: 'Answers for island homeowners',
      items: [
        {
          question: 'We are on Harbour Drive from November to April. Does that make us Floridians?',
          answer:
            'Not by that alone. Your old state counts days, and it also asks where the doctor, the dog and the good furniture are. Record a Declaration of Domicile with the county clerk, take homestead, move licenses and voter registration, and keep a day count an auditor can test.',
        },
        {
          question: 'Can we keep New York’s STAR benefit and claim homestead in Ocean Ridge?',
          answer:
            'No. Florida refuses homestead to an owner who also takes a residency-based property tax benefit in another state. If both were claimed, the county can bill as many as ten back years, with penalty and interest. Cancel the northern one first, and keep the letter that confirms it.',
        },
        {
          question: 'We rebuilt the seawall on the Intracoastal side. Is the cost deductible?',
          answer:
            'On your own home, no. It is a capital improvement: it raises your basis and trims the gain when you sell, so keep the contract, the permit and proof of payment. When the property is rented, the rental share is depreciated, and recent work may qualify to be written off at once under the 2025 tax law.',
        },
        {
          question: 'I consult from a den off Old Ocean Boulevard. Do I need a business tax receipt?',
          answer: `Ask Town Hall on North Ocean Boulevard what the town requires of a home office, then apply to the county tax collector for the county’s own. State law limits how far a town may restrict a quiet home business. County receipts run from October 1 through September 30. ${today(facts.businessTaxClause)}`,
        },
        {
          question: 'Storm surge reached our garage. Can we deduct the damage?',
          answer:
            'Generally only when the loss comes from a disaster declared by the federal government or, since 2026, by a state. What counts is the part that insurance does not pay, usually above 10% of your income, and only if you itemize. Photograph the water line, and keep the adjuster’s report and the bills. A federally declared loss may go on the prior year’s return, which can bring the refund sooner; decide by October 15 of the year after the storm.',
        },
      ],
    },
    {
      kind: 'chips',
      nav: 'Streets',
      eyebrow: 'Around town',
      heading: 'Streets and condominiums we serve',
      items: [
        'Harbour Drive',
        'Crown Colony',
        'Ocean Ridge Yacht Club',
        'Inlet Cay',
        'Old Ocean Boulevard',
        'Ridge Boulevard',
        'Turtle Beach',
        'Colonial Ridge',
        'Fayette Drive',
        'Tropical Drive',
      ],
    },
    {
      kind: 'local',
      nav: 'The drive',
      beside: true,
      eyebrow: 'The drive',
      heading: 'Over the Woolbright bridge to I-95',
      paragraphs: [
        'From Harbour Drive or Crown Colony, take A1A to the bridge at Woolbright Road, go west past Federal Highway and join I-95 south. Closer to the inlet, the Ocean Avenue bridge saves a few turns: Boynton Beach Boulevard then leads to the interstate.',
        `Both are drawbridges. Allow ${formatMinutes(time.atTen)} minutes at ten in the morning, and ${formatMinutes(time.later)} on a February afternoon. Your exit is Glades Road, and we are just west of I-95.`,
      ],
      links: [],
    },
    {
      kind: 'reviews',
      heading: 'What Ocean Ridge clients say',
      limit: 3,
      items: [
        {
          quote:
            'When Massachusetts wrote about our move I about fell over. They had our day count ready, and the lease and the vet bills, everything. I only wish I’d called the year we came.',
          author: 'Barbara S.',
          role: 'seasonal owner',
          place: 'Ocean Ridge',
        },
        {
          quote:
            'Inherited the treasurer job and no records. They quoted a price, kept to it, and we had statements in time for the annual meeting.',
          author: 'Theo P.',
          role: 'condominium treasurer',
          place: 'Ocean Ridge',
        },
        {
          quote: 'Nobody ever told me to keep the roof bills. I had three accountants before this.',
          author: 'Camille V.',
          role: 'consultant',
          place: 'Ocean Ridge',
        },
      ],
    },
  ],
  cta: {
    heading: 'If the bridge is up, a phone call will do.',
    text: 'The first consultation with a CPA is free, by phone or at the office. Have the property tax bill from each state on hand.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
});

export const city = {
  title: 'Ocean Ridge',
  path: '/locations/ocean-ridge',
  city: 'Ocean Ridge',
  hasPageOnly: true,
  county: 'Palm Beach',
  lat: 26.527,
  lon: -80.0484,
  services: [{ path: '/services/tax-planning', label: 'Recent arrivals in Ocean Ridge' }],
  body,
  ways: [
    ['By Woolbright Road, at ten', sayMinutes(time.atTen)],
    ['The same, a February afternoon', sayMinutes(time.later)],
    ['By the Ocean Avenue bridge', 'fewer turns'],
  ],
} satisfies CityEntry<`/locations/${string}`>;
