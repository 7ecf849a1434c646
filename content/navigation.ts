import type { ServicePath } from './services/index.ts';
import type { Link } from './types.ts';

/** The button of the header and of the drawer. */
export const consultation: Link = { label: 'Free consultation', href: '/contact' };

/** The links of the header, in order. */
export const headerLinks: Link[] = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Services', href: '/services' },
  { label: 'Resources', href: '/blog' },
  { label: 'Location', href: '/location' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Contact', href: '/contact' },
];

/** What answers questions. */
const helpLinks: Link[] = [
  { label: 'Deadlines', href: '/deadlines' },
  { label: 'FAQs', href: '/faqs' },
  { label: 'Forms A to Z', href: '/forms' },
  { label: 'Search', href: '/search' },
];

/** What cannot wait: the drawer begins with it. */
export const urgentLinks: Link[] = [
  { label: 'IRS letters', href: '/services/irs-resolution' },
  { label: 'Payroll', href: '/services/payroll-services' },
  { label: 'Estates', href: '/services/estate-trust-services' },
];

/** The drawer holds the header's links, and before Contact what answers questions. */
export const drawerLinks: Link[] = [...headerLinks.slice(0, -1), ...helpLinks, ...headerLinks.slice(-1)];

/** The footer's column of the site's own pages: the menu without JavaScript. */
export const footerLinks: Link[] = [
  ...headerLinks,
  ...helpLinks,
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
