import type { about } from '../../content/pages/about.ts';
import type { Person } from '../../content/types.ts';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { Portrait } from '../components/portrait.tsx';
import { Stats } from '../components/stats.tsx';
import { Text, Texts } from '../components/text.tsx';
import { formatLicense } from '../format.ts';
import type { ShownPhoto } from '../page/page-frame.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { SectionBand } from '../sections/section-band.tsx';
import { toSlug } from '../slug.ts';

interface PersonCardProps {
  person: Person;
  portrait: ShownPhoto | undefined;
  askLabel: string;
}

function PersonCard({ person, portrait, askLabel }: PersonCardProps) {
  const { name, role, desk, license, education, biography, lines, ask } = person;
  return (
    <li id={toSlug(name)}>
      <Portrait photo={portrait} desk={desk} sizes="(min-width: 1300px) 384px, (min-width: 48em) 33vw, 92vw" />
      <div className="team-words">
        <h3>{name}</h3>
        <p className="eyebrow">{role}</p>
        <p className="team-proof note">
          <Icon name={license.icon} />
          <span>
            <Text>{formatLicense(license)}</Text> {license.link && <Link href={license.link.href}>{license.link.label}</Link>}
          </span>
        </p>
        <p className="team-proof note">
          <Icon name="graduation-cap" />
          <Text as="span">{education}</Text>
        </p>
        <ul className="team-biography">
          <Texts as="li" items={biography} />
        </ul>
        <dl>
          {lines.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <Text as="dd">{text}</Text>
            </div>
          ))}
          <div>
            <dt>{askLabel}</dt>
            <Text as="dd">{`“${ask}”`}</Text>
          </div>
        </dl>
      </div>
    </li>
  );
}

export interface AboutProps {
  words: typeof about;
  /** The photographs of the people by name. */
  portraits: Partial<Record<string, ShownPhoto>>;
}

/** The firm: who works there, what it counts, what it is for, and what a visitor can check. */
export function AboutPage({ words, portraits }: AboutProps) {
  const { hero, stats, statsNote, team, mission, values, counts, cta } = words;
  return (
    <>
      <PageHead hero={hero} isPlain />
      <PageSection background="paper" head={team}>
        <ul className="team" data-pairs={team.items.length % 2 === 0 || undefined}>
          {team.items.map((person) => (
            <PersonCard key={person.name} person={person} portrait={portraits[person.name]} askLabel={team.askLabel} />
          ))}
        </ul>
        <Stats stats={stats} note={statsNote} />
      </PageSection>
      <SectionBand background="sand" layout="halves" section={{ kind: 'why', ...mission }} />
      <SectionBand background="foam" layout="stack" section={{ kind: 'why-us', ...values }} />
      <PageSection background="paper" head={counts} layout="halves">
        <div>
          <Stats stats={counts.stats} note={counts.note} />
        </div>
      </PageSection>
      <CallToAction cta={cta} />
    </>
  );
}
