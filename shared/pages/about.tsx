import { about } from '../../content/about.ts';
import type { AboutContent, Person } from '../../content/page-types.ts';
import type { TreeNode } from '../../content/types.ts';
import { Icon } from '../components/icon.tsx';
import { ItemList } from '../components/lists.tsx';
import { Prose } from '../components/prose.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { BelowHead } from '../sections/below-head.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';

const { hero, mission, values, team, room, closing, drawn }: AboutContent = about;

function PersonCard({ person, picture }: { person: Person; picture: TreeNode[] | undefined }) {
  const { name, role, desk, license, education, lines, ask } = person;
  return (
    <li id={desk}>
      {picture && <TreeNodes nodes={picture} />}
      <div className="team-words">
        <h3>{name}</h3>
        <p className="team-role">{role}</p>
        <p className="team-proof">
          <Icon name={license.icon} />
          <span>
            {license.text} {license.link && <a href={license.link.href}>{license.link.label}</a>}
          </span>
        </p>
        <p className="team-proof">
          <Icon name="graduation-cap" />
          <span>{education}</span>
        </p>
        <dl>
          {lines.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div className="team-ask">
            <dt>{team.askLabel}</dt>
            <dd>“{ask}”</dd>
          </div>
        </dl>
      </div>
    </li>
  );
}

function Seats() {
  return (
    <div className="room-lists">
      <ol>
        {team.items.map(({ name, seat }) => (
          <li key={name}>
            <b>{name}</b>, {seat}
          </li>
        ))}
      </ol>
      <dl>
        {room.visit.map(({ label, text, isTable }) => (
          <div key={label} className={isTable ? 'room-sun' : undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Page() {
  return (
    <>
      <PageHead hero={hero} figure={drawn?.counts} />
      <BelowHead>
        <PageSection background="paper" layout="halves" eyebrow={mission.eyebrow} heading={mission.heading}>
          <Prose paragraphs={mission.paragraphs} />
        </PageSection>
        <PageSection background="foam" eyebrow={values.eyebrow} heading={values.heading}>
          <ItemList items={values.items} look="reasons" />
        </PageSection>
        <PageSection background="paper" eyebrow={team.eyebrow} heading={team.heading} intro={team.intro}>
          <ul className="team">
            {team.items.map((person, index) => (
              <PersonCard key={person.name} person={person} picture={drawn?.pictures[index]} />
            ))}
          </ul>
        </PageSection>
        <PageSection
          background="sand"
          layout="halves"
          eyebrow={room.eyebrow}
          heading={room.heading}
          intro={room.intro}
          aside={<Seats />}
        >
          {drawn && <TreeNodes nodes={drawn.plan} />}
        </PageSection>
        <div className="room-sea background-deep">
          <p className="wrap">
            <strong>{room.sea.lead}</strong>
            <span>
              {room.sea.text} <Icon name="arrow-right" />
            </span>
          </p>
          {drawn && <TreeNodes nodes={drawn.waves} />}
        </div>
        <CallToAction closing={closing} background="paper" />
      </BelowHead>
    </>
  );
}

export const view = { head: about.head, heading: hero.heading, words: about, Page } as const;
