import type { ServicePath } from './services/index.ts';
import type { LabeledLink } from './types.ts';

/** The button of the header and of the drawer; `short` is its label where the header has little room. */
export const consultation = { label: 'Free consultation', short: 'Consultation', href: '/contact' } satisfies LabeledLink & {
  short: string;
};

/** The links of the header, in order. */
export const headerLinks: LabeledLink[] = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Services', href: '/services' },
  { label: 'Resources', href: '/blog' },
  { label: 'Location', href: '/location' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Contact', href: '/contact' },
];

const faqs: LabeledLink = { label: 'FAQs', href: '/faqs' };

/** The drawer's links: those of the header, and FAQs. */
export const drawerLinks: LabeledLink[] = [...headerLinks, faqs];

/** Pages to look something up: the second, smaller group of the drawer. */
export const lookUpLinks: LabeledLink[] = [
  { label: 'Deadlines', href: '/deadlines' },
  { label: 'Forms A to Z', href: '/forms' },
  { label: 'Search', href: '/search' },
];

/** The services that most people look for, below the others of the drawer. */
export const commonLinks: LabeledLink[] = [
  { label: 'IRS letters', href: '/services/irs-resolution' },
  { label: 'My return', href: '/services/personal-tax-services' },
  { label: 'Sales tax', href: '/services/sales-tax-services' },
  { label: 'Books and payroll', href: '/services/bookkeeping-services' },
  { label: 'New company', href: '/services/business-formation' },
  { label: 'Estates', href: '/services/estate-trust-services' },
];

/** The footer's column of the site's own pages: the menu without JavaScript. */
export const footerLinks: LabeledLink[] = [
  ...drawerLinks,
  ...lookUpLinks,
  { label: 'Privacy', href: '/privacy' },
  { label: 'Accessibility', href: '/accessibility' },
];

/** The footer's columns of services. */
export const footerServices: { title: string; paths: ServicePath[] }[] = [
  {
    title: 'Tax',
    paths: [
      '/services/personal-tax-services',
      '/services/business-tax-services',
      '/services/tax-preparation',
      '/services/tax-planning',
      '/services/estate-trust-services',
      '/services/sales-tax-services',
      '/services/irs-resolution',
      '/services/nonprofit-tax-services',
    ],
  },
  {
    title: 'Business',
    paths: [
      '/services/accounting',
      '/services/bookkeeping-services',
      '/services/payroll-services',
      '/services/quickbooks-support',
      '/services/business-formation',
      '/services/business-advisory',
      '/services/succession-planning',
    ],
  },
];

export const legalLine = {
  oversight: 'Florida-licensed CPAs oversee all services.',
  disclaimer: 'Nothing here is tax or legal advice for your situation, and past results do not predict yours.',
};
