import type { Link } from './types.ts';

/** The seven links of the header, in order. */
export const headerLinks: Link[] = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Services', href: '/services' },
  { label: 'Resources', href: '/blog' },
  { label: 'Location', href: '/location' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Contact', href: '/contact' },
];

/** The drawer holds the header's links and the FAQs, which stand before Contact. */
export const drawerLinks: Link[] = [...headerLinks.slice(0, -1), { label: 'FAQs', href: '/faqs' }, ...headerLinks.slice(-1)];

/** The footer's two columns of services, by slug. */
export const footerServices = [
  {
    title: 'Tax',
    slugs: [
      'personal-tax-services',
      'business-tax-services',
      'tax-preparation',
      'tax-planning',
      'estate-trust-services',
      'sales-tax-services',
      'irs-resolution',
      'nonprofit-tax-services',
    ],
  },
  {
    title: 'Business',
    slugs: [
      'accounting',
      'bookkeeping-services',
      'payroll-services',
      'quickbooks-support',
      'business-formation',
      'business-advisory',
      'succession-planning',
    ],
  },
];

export const legalLine = {
  oversight: 'Florida-licensed CPAs oversee all services.',
  disclaimer: 'Nothing on this site is tax or legal advice for your situation.',
};
