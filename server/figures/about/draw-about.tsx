import type { AboutContent } from '../../../content/page-types.ts';
import type { PageKinds } from '../../../shared/page-data.ts';
import { toNodes } from '../../to-nodes.ts';
import { drawCounts } from '../counts.tsx';
import { Waves } from '../parts/waves.tsx';
import { RoomPlan } from './room-plan.tsx';
import { measureSea } from './sea.ts';

/** What is drawn on the About page: the figure of its head, the plan of the room, and the sea. */
export function drawAbout(about: AboutContent): Omit<PageKinds['about'], 'words'> {
  const { team, room } = about;
  return {
    figure: drawCounts(about.counts),
    plan: toNodes(<RoomPlan room={room} people={team.items} />),
    sea: { lead: room.sea.lead.replace('{miles}', measureSea()), waves: toNodes(<Waves at="foot" />) },
  };
}
