import { type FormLine, formLines } from '../../content/form-lines.ts';
import { forms } from '../../content/forms.ts';
import formPlaces from '../../content/generated/form-places.json' with { type: 'json' };
import type { FormPlaces } from '../../content/types.ts';
import { toFormId } from '../form-id.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';

const alphabet = ['1–9', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

interface Entry extends FormLine {
  form: string;
}

const placesByForm: Record<string, FormPlaces> = formPlaces;

/** Under which letter a form stands. */
const getLetter = (form: string) => (/^\d/.test(form) ? '1–9' : form.charAt(0).toUpperCase());
const toLetterId = (letter: string) => `letter-${letter === '1–9' ? 'none' : letter.toLowerCase()}`;

const byName = new Intl.Collator('en-US', { numeric: true });
const entries: Entry[] = Object.entries(formLines)
  .map(([form, line]) => ({ form, ...line }))
  .sort((a, b) => byName.compare(a.form, b.form));
const groups = alphabet.map((letter) => ({ letter, entries: entries.filter(({ form }) => getLetter(form) === letter) }));

/** The letters; one without forms is no link. */
function Letters() {
  return (
    <nav className="forms-letters" aria-label={forms.letters}>
      <ul>
        {groups.map(({ letter, entries: { length } }) => (
          <li key={letter}>{length > 0 ? <a href={`#${toLetterId(letter)}`}>{letter}</a> : <span>{letter}</span>}</li>
        ))}
      </ul>
    </nav>
  );
}

function Places({ form }: { form: string }) {
  const { pages, links } = placesByForm[form] ?? { pages: 0, links: [] };
  if (pages === 0) return null;
  return (
    <ul className="forms-places">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
      {pages > links.length && (
        <li>
          {/* The server has to be asked, so the browser follows this link itself. */}
          <a href={`/search?${new URLSearchParams({ q: form })}`} target="_self">
            {forms.more}
            <span className="visually-hidden"> on {form}</span>
          </a>
        </li>
      )}
    </ul>
  );
}

function Page() {
  return (
    <>
      <PageHead hero={forms.hero} />
      <section className="section background-paper">
        <div className="wrap">
          <p className="eyebrow">{entries.length} forms and letters</p>
          <Letters />
          <div className="forms">
            {groups
              .filter((group) => group.entries.length > 0)
              .map((group) => (
                <section key={group.letter} id={toLetterId(group.letter)}>
                  <h2>{group.letter}</h2>
                  <ul>
                    {group.entries.map(({ form, from, what }) => (
                      <li key={form} id={toFormId(form)}>
                        <h3>{form}</h3>
                        <p className="forms-from">{from}</p>
                        <p>{what}</p>
                        <Places form={form} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
          </div>
        </div>
      </section>
      <CallToAction closing={forms.closing} />
    </>
  );
}

// The places are not among the words: they follow from those of other pages.
export const view = { head: forms.head, heading: forms.hero.heading, words: [forms, formLines], Page };
