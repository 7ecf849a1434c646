import type { FormsContent } from '../../content/page-types.ts';
import { LinkedHeading } from '../components/linked-heading.tsx';
import { Text } from '../components/text.tsx';
import type { FormEntry, PageKinds } from '../page-data.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { List } from './forms/list.tsx';
import { When } from './forms/when.tsx';

/** What most people look for, in plain words. */
function Most({ most, entries }: { most: FormsContent['most']; entries: FormEntry[] }) {
  const found = most.items.flatMap(({ form, text }) => {
    const entry = entries.find((other) => other.form === form);
    return entry ? [{ ...entry, text }] : [];
  });
  return (
    <ul className="forms-most">
      {found.map(({ form, href, text, when }) => (
        <li key={form} className="card">
          <LinkedHeading href={href}>{form}</LinkedHeading>
          <Text as="p">{text}</Text>
          <When>{when}</When>
        </li>
      ))}
    </ul>
  );
}

/** Every form and letter that the site speaks of: those most asked for, then all. */
export function FormsPage(forms: PageKinds['forms']) {
  const { words, entries, asked } = forms;
  const { hero, most, closing } = words;
  return (
    <>
      <PageHead hero={hero} />
      <PageSection background="sand" head={most}>
        <Most most={most} entries={entries} />
      </PageSection>
      <List key={asked} {...forms} />
      <CallToAction closing={closing} />
    </>
  );
}
