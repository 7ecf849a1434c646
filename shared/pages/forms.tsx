import { LinkedHeading } from '../components/linked-heading.tsx';
import { Text } from '../components/text.tsx';
import type { PageKinds } from '../page-data.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { List } from './forms/list.tsx';

/** Every form and letter that the site speaks of: those most asked for, then all. */
export function FormsPage(forms: PageKinds['forms']) {
  const { words, entries, asked } = forms;
  const { hero, most, closing } = words;
  const mostAsked = most.items.flatMap(({ form, text }) =>
    entries.filter((entry) => entry.form === form).map((entry) => ({ ...entry, text })),
  );
  return (
    <>
      <PageHead hero={hero} />
      <PageSection background="sand" head={most}>
        <ul className="forms-most">
          {mostAsked.map(({ form, href, text, when }) => (
            <li key={form} className="card">
              <LinkedHeading href={href} state={form}>
                {form}
              </LinkedHeading>
              <Text as="p">{text}</Text>
              <Text as="p" className="note">
                {when}
              </Text>
            </li>
          ))}
        </ul>
      </PageSection>
      <List key={asked} {...forms} />
      <CallToAction closing={closing} />
    </>
  );
}
