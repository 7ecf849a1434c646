import { about } from '../../content/about.ts';
import type { TeamMember } from '../../content/page-types.ts';
import { ItemList } from '../components/lists.tsx';
import { Prose } from '../components/prose.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { Stats } from '../sections/stats.tsx';

function TeamCard({ member: { name, role, description, focus } }: { member: TeamMember }) {
  return (
    <li>
      <p className="team-initials" aria-hidden="true">
        {name.replace(/[^A-Z]/g, '')}
      </p>
      <h3>{name}</h3>
      <p className="team-role">{role}</p>
      <p>{description}</p>
      <ul className="team-focus">
        {focus.map((subject) => (
          <li key={subject}>{subject}</li>
        ))}
      </ul>
    </li>
  );
}

function Page() {
  const { hero, stats, statsNote, mission, values, team, closing } = about;
  return (
    <>
      <PageHead hero={hero} />
      <Stats items={stats} note={statsNote} />
      <PageSection background="paper" layout="halves" eyebrow={mission.eyebrow} heading={mission.heading}>
        <Prose paragraphs={mission.paragraphs} />
      </PageSection>
      <PageSection background="foam" eyebrow={values.eyebrow} heading={values.heading}>
        <ItemList items={values.items} look="reasons" />
      </PageSection>
      <PageSection background="paper" eyebrow={team.eyebrow} heading={team.heading}>
        <ul className="team">
          {team.items.map((member) => (
            <TeamCard key={member.name} member={member} />
          ))}
        </ul>
      </PageSection>
      <CallToAction closing={closing} />
    </>
  );
}

export const view = { head: about.head, heading: about.hero.heading, words: about, Page };
