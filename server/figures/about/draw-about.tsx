import type { AboutContent } from '../../../content/page-types.ts';
import type { PageKinds } from '../../../shared/page-data.ts';
import { toNodes } from '../../to-nodes.ts';
import { Frame } from '../frame.tsx';
import { Note } from '../note.tsx';
import { Waves } from '../waves.tsx';
import { RoomPlan } from './room-plan.tsx';
import { measureSea } from './sea.ts';

/** What the firm counts of itself, line by line; the sun marks the last one, and how it is counted is under it. */
function Counts({ about: { stats, statsNote, statsHow, statsCaption } }: { about: AboutContent }) {
  const wet = <Note note={{ title: statsHow, text: statsNote }} />;
  return (
    <Frame kind="counts" place="beside" caption={statsCaption} wet={wet}>
      <dl>
        {stats.map(({ figure, label }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={index === stats.length - 1 ? 'figure-sun' : undefined}>{figure}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}

/** What is drawn on the About page: the figure of its head, the plan of the room, and the sea. */
export function drawAbout(about: AboutContent): Omit<PageKinds['about'], 'words'> {
  const { team, room } = about;
  return {
    figure: toNodes(<Counts about={about} />),
    plan: toNodes(<RoomPlan room={room} people={team.items} />),
    sea: { lead: room.sea.lead.replace('{miles}', measureSea()), waves: toNodes(<Waves at="foot" />) },
  };
}
