import { forms } from '../../content/forms.ts';
import { usePage } from '../page-context.ts';
import type { FormEntry, View } from '../route.ts';
import { BelowHead } from '../sections/below-head.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';

const letters = ['1–9', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Under which letter a form stands. */
const getLetter = ({ form }: FormEntry) => (/^\d/.test(form) ? '1–9' : form.charAt(0));
const toLetterId = (letter: string) => (letter === '1–9' ? 'numbers' : `letter-${letter.toLowerCase()}`);

interface Group {
  letter: string;
  entries: FormEntry[];
}

/** The letters; one without forms is no link. */
function Letters({ groups }: { groups: Group[] }) {
  return (
    <nav className="forms-letters" aria-labelledby="letters">
      <h2 className="visually-hidden" id="letters">
        {forms.letters}
      </h2>
      <ul>
        {groups.map(({ letter, entries: { length } }) => (
          <li key={letter}>{length > 0 ? <a href={`#${toLetterId(letter)}`}>{letter}</a> : <span>{letter}</span>}</li>
        ))}
      </ul>
    </nav>
  );
}

function Places({ entry: { form, links, more } }: { entry: FormEntry }) {
  if (links.length === 0) return null;
  return (
    <ul className="forms-places">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
      {more && (
        <li>
          <a href={`/search?${new URLSearchParams({ q: form })}`}>
            {forms.more}
            <span className="visually-hidden"> on {form}</span>
          </a>
        </li>
      )}
    </ul>
  );
}

function Page() {
  const { forms: entries = [] } = usePage().served;
  const groups = letters.map((letter) => ({ letter, entries: entries.filter((entry) => getLetter(entry) === letter) }));
  return (
    <>
      <PageHead hero={forms.hero} />
      <BelowHead>
        <section className="section background-paper">
          <div className="wrap">
            <p className="eyebrow">{entries.length} forms and letters</p>
            <Letters groups={groups} />
            <div className="forms">
              {groups
                .filter((group) => group.entries.length > 0)
                .map((group) => (
                  <section key={group.letter} id={toLetterId(group.letter)}>
                    <h2>{group.letter}</h2>
                    <ul>
                      {group.entries.map((entry) => (
                        <li key={entry.id} id={entry.id}>
                          <h3>{entry.form}</h3>
                          <p className="forms-from">{entry.from}</p>
                          <p>{entry.what}</p>
                          <Places entry={entry} />
                        </li>
                      ))}
                    </ul>
                  </section>
                ))}
            </div>
          </div>
        </section>
        <CallToAction closing={forms.closing} />
      </BelowHead>
    </>
  );
}

export const view: View = { head: forms.head, heading: forms.hero.heading, words: forms, Page };
