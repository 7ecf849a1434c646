import { Desk } from '../components/desk.tsx';
import { LinkedHeading } from '../components/linked-heading.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { Text } from '../components/text.tsx';
import { formatAddress } from '../format.ts';
import type { PageKinds } from '../page-data.ts';
import { PageSection } from './page-section.tsx';

type Home = PageKinds['home'];

/** What a visitor wants to know of the firm first, on one line. */
export function Proof({ words: { proof } }: Pick<Home, 'words'>) {
  return (
    <div className="proof background-deep">
      <ul className="wrap">
        <li>{proof.lead}</li>
        <Text as="li">{formatAddress()}</Text>
        <li>
          <OpenNow />
        </li>
        <li>{proof.offer}</li>
      </ul>
    </div>
  );
}

/** The people who work here, each at the desk, and the way to them. */
export function People({ words: { people: words }, people }: Pick<Home, 'words' | 'people'>) {
  return (
    <PageSection background="paper" head={words}>
      <ul className="people">
        {people.map(({ name, role, desk }) => (
          <li key={name}>
            <Desk of={desk} />
            <div>
              <LinkedHeading href={`/about#${desk}`}>{name}</LinkedHeading>
              <Text as="p">{role}</Text>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
