import { about } from '../../content/about.ts';
import { CallToAction, Frame, IconEntries, PageHead, Stats } from '../sections/index.ts';

export const head = about.head;

function TeamCards() {
  return (
    <ul className="team">
      {about.team.items.map(({ name, role, description, focus }) => (
        <li key={name}>
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
      ))}
    </ul>
  );
}

export function Page() {
  const { hero, stats, mission, values, team, closing } = about;
  return (
    <>
      <PageHead path="/about" hero={hero} />
      <Stats items={stats} />
      <Frame ground="paper" layout="halves" eyebrow={mission.eyebrow} heading={mission.heading}>
        <div className="prose">
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Frame>
      <Frame ground="foam" eyebrow={values.eyebrow} heading={values.heading}>
        <IconEntries items={values.items} className="reasons" />
      </Frame>
      <Frame ground="paper" eyebrow={team.eyebrow} heading={team.heading}>
        <TeamCards />
      </Frame>
      <CallToAction closing={closing} />
    </>
  );
}
