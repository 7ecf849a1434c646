import { claims } from '../claims.ts';
import { facts, stated } from '../facts.ts';
import type { PageBody } from '../types.ts';

export const body: PageBody = {
  head: {
    title: 'CPA for Ocean Ridge, FL Homeowners',
    description:
      'CPAs for Ocean Ridge households: Florida residency, homestead, seasonal leases, seawalls and storm losses. About 25 minutes away in Boca Raton.',
    keywords: 'CPA Ocean Ridge, Florida residency tax, seasonal rental tax Ocean Ridge, condominium association accounting',
  },
  hero: {
    eyebrow: 'Palm Beach County · 25 minutes from the office',
    heading: 'Ocean Ridge accountants, from the inlet to Briny Breezes.',
    lede: 'A town with almost no storefronts still makes paperwork: two-state winters, houses let for the season, storm repairs, and condominium boards with returns of their own.',
    actions: [{ label: 'Book Your Free Consultation', href: '/contact' }],
  },
  sections: [
    {
      kind: 'audience',
      eyebrow: 'Who calls us',
      heading: 'Who we work for in town',
      items: [
        {
          title: 'November-to-April owners',
          description: 'They keep a house up north and need both states to agree on which one is home.',
        },
        {
          title: 'Retired executives',
          description: 'Deferred pay, stock from a former employer and required distributions, all landing in the same year.',
        },
        {
          title: 'Consultants at home',
          description: 'One person, one LLC, a desk with a view of the dunes and clients in several states.',
        },
        {
          title: 'Volunteer treasurers',
          description: 'Condominium boards along A1A that want the books closed before the annual meeting.',
        },
      ],
    },
    {
      kind: 'cards',
      eyebrow: 'Services in Ocean Ridge',
      heading: 'Six jobs that bring people over the bridge',
      items: [
        {
          icon: 'plane',
          title: 'Two-state returns',
          description: 'Form 1040, plus the part-year or nonresident return the other state expects.',
          href: '/services/personal-tax-services',
        },
        {
          icon: 'map-pinned',
          title: 'Residency planning',
          description: 'A day count and a domicile file, started before the movers are booked.',
          href: '/services/tax-planning',
        },
        {
          icon: 'key-round',
          title: 'Seasonal lease tax',
          description: 'State and county registrations, then the returns that follow each lease.',
          href: '/services/sales-tax-services',
        },
        {
          icon: 'umbrella',
          title: 'Repairs and storms',
          description: 'Basis records for seawalls, roofs and docks, and Form 4684 when a loss qualifies.',
          href: '/services/tax-preparation',
        },
        {
          icon: 'scroll-text',
          title: 'Family trusts',
          description: 'Form 1041, K-1s and notes a successor trustee can follow.',
          href: '/services/estate-trust-services',
        },
        {
          icon: 'building',
          title: 'Association books',
          description: 'Monthly statements for the board, and Form 1120-H in the spring.',
          href: '/services/accounting',
        },
      ],
    },
    {
      kind: 'chips',
      eyebrow: 'Around town',
      heading: 'Lanes, islands and condominiums we serve',
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
      kind: 'considerations',
      eyebrow: 'Local rules',
      heading: 'Rules that reach a beach house',
      items: [
        {
          title: 'Homestead by March 1',
          description:
            'Apply to the Palm Beach County Property Appraiser. The house must be yours, and your permanent home, on January 1. Coming from another Florida homestead? Add Form DR-501T.',
        },
        {
          title: 'Leases of six months or less',
          description:
            'Tourist development tax goes to the Palm Beach County Tax Collector under its own account, separate from the state’s. The rental needs a county business tax receipt too.',
        },
        {
          title: 'State tax on the same rent',
          description: `Florida’s ${facts.stateSalesTax.value} and a county surtax of ${claims.surtax.pages} came to ${stated(facts.countyTotal)}. A surtax can change on January 1, so read Form DR-15DSS before you quote a price.`,
        },
        {
          title: 'Furniture in a rental',
          description:
            'A house let furnished belongs on Form DR-405, due to the Property Appraiser by April 1. We list the contents at cost, by year.',
        },
      ],
    },
    {
      kind: 'question-cards',
      eyebrow: 'Asked in Ocean Ridge',
      heading: 'Before the shutters go up',
      items: [
        {
          question: 'We are on Harbour Drive from November to April. Does that make us Floridians?',
          answer:
            'Not by itself. Your old state counts days, and it also asks where the doctor, the dog and the good furniture are. Record a Declaration of Domicile with the county clerk, take homestead, move licenses and voter registration, and keep a day count an auditor can test.',
        },
        {
          question: 'May we keep New York’s STAR benefit and claim homestead in Ocean Ridge?',
          answer:
            'No. Florida refuses homestead to an owner who also takes a residency-based property tax benefit in another state. If both were claimed, the county can bill as many as ten back years, with penalty and interest. Cancel the northern one first, and keep the letter that confirms it.',
        },
        {
          question: 'We rebuilt the seawall on the Intracoastal side. Is the cost deductible?',
          answer:
            'On your own home, no. It is a capital improvement: it raises your basis and trims the gain when you sell, so keep the contract, the permit and proof of payment. When the property is rented, the rental share is depreciated over years on Form 4562.',
        },
        {
          question: 'I consult from a den off Old Ocean Boulevard. Do I need a receipt?',
          answer:
            'Ask Town Hall on North Ocean Boulevard what the town requires of a home office, then apply to the county tax collector for the county’s receipt. State law limits how far a town may restrict a quiet home business. County receipts run from October 1 through September 30.',
        },
        {
          question: 'Storm surge reached our garage. Can we deduct the damage?',
          answer:
            'Only when the loss comes from a declared disaster. Form 4684 takes it after insurance and the reductions the law requires. Photograph the water line, and keep the adjuster’s report and the bills. A federally declared loss may go on the prior year’s return, which can bring the refund sooner.',
        },
      ],
    },
    {
      kind: 'local',
      eyebrow: 'The drive',
      heading: 'Woolbright bridge, then south on 95',
      paragraphs: [
        'From Harbour Drive or Crown Colony, take A1A to the Woolbright Road bridge, go west past Federal Highway and join I-95 south to Glades Road. Closer to the inlet, the Ocean Avenue bridge saves a few turns: Boynton Beach Boulevard then leads to the interstate.',
        'Both are drawbridges. Allow 20 to 30 minutes, nearer 20 in July and the full half hour on a February afternoon.',
      ],
      links: [],
    },
    {
      kind: 'reviews',
      eyebrow: 'Client reviews',
      heading: 'Notes from the barrier island',
      limit: 3,
      items: [
        {
          quote: 'Massachusetts questioned our move. They answered with a day count and one folder of records.',
          author: 'Margit S.',
          role: 'seasonal owner, Ocean Ridge',
        },
        {
          quote: 'I took over the treasurer’s job with a shoebox. We had clean statements before the annual meeting.',
          author: 'Leland P.',
          role: 'condominium treasurer, Ocean Ridge',
        },
        {
          quote: 'They told me which roof bills to keep and why. No accountant had mentioned basis before.',
          author: 'Corinne V.',
          role: 'consultant, Ocean Ridge',
        },
      ],
    },
  ],
  closing: {
    heading: 'Bring both property tax bills.',
    text: 'The first consultation is free, and it usually shows which state believes you live there.',
    action: { label: 'Book Your Free Consultation', href: '/contact' },
  },
};
