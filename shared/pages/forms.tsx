import type { FormsContent } from '../../content/page-types.ts';
import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';
import type { FormEntry, PageKinds } from '../page-data.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { List } from './forms/list.tsx';
import { When } from './forms/when.tsx';

/** What most people look for, in plain words. */
function Most({ most, entries }: { most: FormsContent['most']; entries: FormEntry[] }) {
  return (
    <ul className="forms-most">
      {most.items.flatMap(({ form, text }) => {
        const entry = entries.find((other) => other.form === form);
        return entry ? (
          <li key={form} className="card">
            <h3>
              <Link className="whole-link" href={entry.href}>
                {form}
              </Link>
            </h3>
            <Text as="p">{text}</Text>
            <When>{entry.when}</When>
          </li>
        ) : (
          []
        );
      })}
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
