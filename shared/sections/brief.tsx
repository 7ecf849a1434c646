import type { ServicePageContent } from '../../content/page-types.ts';
import type { Brief as BriefLines } from '../../content/types.ts';
import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';

/** Four answers under the head of a service's page: who it is for, what it costs, how long it takes, what to bring. */
export function Brief({ lines, labels: { label, terms } }: { lines: BriefLines; labels: ServicePageContent['brief'] }) {
  return (
    <section className="brief background-paper" aria-label={label}>
      <dl className="wrap">
        {terms.map(({ key, term }) => {
          const { value, text, link } = lines[key];
          return (
            <div key={key}>
              <dt className="eyebrow">{term}</dt>
              <Text as="dd" className="brief-value">
                {value}
              </Text>
              <dd>
                <Text>{text}</Text> <Link href={link.href}>{link.label}</Link>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
