import type { Service } from '../../content/services/index.ts';
import { ServiceList } from '../components/service-list.tsx';
import { findService } from '../find-service.ts';

const all = { label: 'View All Our Services', href: '/services' };

/** The services that go with this one, and the way to all of them. */
export function RelatedServices({ service }: { service: Service }) {
  return (
    <section className="section related background-paper">
      <div className="wrap">
        <h2 className="eyebrow">Related services</h2>
        <ServiceList items={service.related.map(findService)} look="columns" all={all} />
      </div>
    </section>
  );
}
