import type { ServiceItem } from '../../content/types.ts';
import { ServiceList } from '../components/service-list.tsx';

const all = { label: 'View All Our Services', href: '/services' };

/** The services that go with a page's own, and the way to all of them. */
export function RelatedServices({ items }: { items: ServiceItem[] }) {
  return (
    <section className="section related background-paper">
      <div className="wrap">
        <h2 className="eyebrow">Related services</h2>
        <ServiceList items={items} look="columns" all={all} />
      </div>
    </section>
  );
}
