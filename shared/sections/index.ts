/**
 * Every section, and the components that stand in several pages. Every page imports from here, so the build keeps all of it
 * in the one shared chunk.
 */
export { CoastMap } from '../components/coast-map.tsx';
export { HoursList } from '../components/hours-list.tsx';
export { Icon } from '../components/icon.tsx';
export { Office } from '../components/office.tsx';
export { OpenNow } from '../components/open-now.tsx';
export { PhoneButton } from '../components/phone-button.tsx';
export { CallToAction } from './call-to-action.tsx';
export { Frame } from './frame.tsx';
export { groundsOf } from './grounds.ts';
export { Cards, Entries, IconEntries } from './items.tsx';
export { PriceLedger } from './ledger.tsx';
export { Night } from './night.tsx';
export { Crumbs, HeadWords, PageHead } from './page-head.tsx';
export { Accordion } from './questions.tsx';
export { RelatedServices } from './related-services.tsx';
export { Reviews, Testimonial } from './reviews.tsx';
export { PageSection } from './section.tsx';
export { Stats } from './stats.tsx';
