import { servicePage } from '../../content/service-page.ts';
import type { Brief as BriefLines } from '../../content/types.ts';

/** Four answers under the head of a service's page: who it is for, what it costs, how long it takes, what to bring. */
export function Brief({ lines }: { lines: BriefLines }) {
  const { label, terms } = servicePage.brief;
  return (
    <section className="brief background-paper" aria-label={label}>
      <dl className="wrap">
        {terms.map(({ key, term }) => {
          const { value, text, link } = lines[key];
          return (
            <div key={key}>
              <dt className="eyebrow">{term}</dt>
              <dd className="brief-value">{value}</dd>
              <dd>
                {text} <a href={link.href}>{link.label}</a>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
