import { Link } from '../components/link.tsx';
import { Text } from '../components/text.tsx';
import type { FormEntry, PageKinds } from '../page-data.ts';
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
function Letters({ label, groups }: { label: string; groups: Group[] }) {
  return (
    <nav className="forms-letters" aria-labelledby="letters">
      <h2 className="visually-hidden" id="letters">
        {label}
      </h2>
      <ul>
        {groups.map(({ letter, entries: { length } }) => (
          <li key={letter}>{length > 0 ? <Link href={`#${toLetterId(letter)}`}>{letter}</Link> : <span>{letter}</span>}</li>
        ))}
      </ul>
    </nav>
  );
}

function Places({ entry: { form, links, more }, label }: { entry: FormEntry; label: string }) {
  if (links.length === 0) return null;
  return (
    <ul className="forms-places">
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href}>{link.label}</Link>
        </li>
      ))}
      {more && (
        <li>
          <Link href={`/search?${new URLSearchParams({ q: form })}`}>
            {label}
            <span className="visually-hidden"> on {form}</span>
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Every form and letter that the site speaks of, from 1 to Z. */
export function FormsPage({ words, entries }: PageKinds['forms']) {
  const groups = letters.map((letter) => ({ letter, entries: entries.filter((entry) => getLetter(entry) === letter) }));
  return (
    <>
      <PageHead hero={words.hero} />
      <section className="section background-paper">
        <div className="wrap">
          <p className="eyebrow">{entries.length} forms and letters</p>
          <Letters label={words.letters} groups={groups} />
          <div className="forms">
            {groups
              .filter((group) => group.entries.length > 0)
              .map((group) => (
                <section key={group.letter} id={toLetterId(group.letter)}>
                  <h2>{group.letter}</h2>
                  <ul>
                    {group.entries.map((entry) => (
                      <li key={entry.id} id={entry.id}>
                        <h3>
                          <Text>{entry.form}</Text>
                        </h3>
                        <p className="forms-from">{entry.from}</p>
                        <p>
                          <Text>{entry.what}</Text>
                        </p>
                        <Places entry={entry} label={words.more} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
          </div>
        </div>
      </section>
      <CallToAction closing={words.closing} />
    </>
  );
}
