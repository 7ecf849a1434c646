import type { ConflictingClaim } from './types.ts';

/**
 * Claims that the owner has stated in more than one way. Each is shown where it was put; the content check lists the
 * conflicts.
 */
export const claims = {
  savings: { home: '$50M+', about: '$2M+' },
  experience: { firm: '40+', bookkeeping: '20+' },
  startingPrice: { faqIndividual: '$299', faqBusiness: '$899' },
  priceRange: '$299-$1550',
  surtax: { pages: '1%', range: '0.5% to 1.5%', article: '0.5% to 2.5%' },
  salesTaxTotal: { pages: '7%', article: '6.5% to 8.5%' },
  clients: '500+',
  satisfaction: '98%',
};

/** What disagrees with what, for the content check and for the owner. */
export const conflicts: ConflictingClaim[] = [
  {
    subject: 'Savings for clients',
    said: [
      { where: 'home', value: claims.savings.home },
      { where: 'about', value: claims.savings.about },
    ],
  },
  {
    subject: 'Years of experience',
    said: [
      { where: 'home and about', value: claims.experience.firm },
      { where: 'bookkeeping services', value: claims.experience.bookkeeping },
    ],
  },
  {
    subject: 'Starting price, individual return',
    said: [
      { where: 'pricing', value: '$600' },
      { where: 'FAQs', value: claims.startingPrice.faqIndividual },
    ],
  },
  {
    subject: 'Starting price, small business',
    said: [
      { where: 'pricing', value: '$1,350' },
      { where: 'FAQs', value: claims.startingPrice.faqBusiness },
    ],
  },
  {
    subject: 'Price range',
    said: [
      { where: 'structured data and the office card', value: claims.priceRange },
      { where: 'pricing', value: '$600 to $2,499 for packages' },
    ],
  },
  {
    subject: 'County surtax',
    said: [
      { where: 'county table and city pages', value: `${claims.surtax.pages}, ${claims.salesTaxTotal.pages} in all` },
      { where: 'sales tax services', value: claims.surtax.range },
      { where: 'restaurant article', value: `${claims.surtax.article}, ${claims.salesTaxTotal.article} in all` },
    ],
  },
];
