import type { AboutContent } from '../../../content/page-types.ts';
import type { PersonDesk } from '../../../content/types.ts';
import type { PageKinds, TreeNode } from '../../../shared/page-data.ts';
import { toNodes } from '../../to-nodes.ts';
import { Waves } from '../waves.tsx';
import { Counts } from './counts.tsx';
import { desks } from './desks.ts';
import { RoomPlan } from './room-plan.tsx';
import { measureSea } from './sea.ts';

/** What lies on a desk on a day, an ISO date. */
export const drawDesk = (desk: PersonDesk, day: string): TreeNode[] => toNodes(desks[desk]({ day }));

/**
 * What is drawn on the About page on a day, an ISO date: the figure of its head, the desk of each person, the plan of
 * the room, and the sea.
 */
export function drawAbout(about: AboutContent, day: string): Omit<PageKinds['about'], 'words'> {
  const { team, room } = about;
  return {
    figure: toNodes(<Counts about={about} />),
    desks: team.items.map(({ desk }) => drawDesk(desk, day)),
    plan: toNodes(<RoomPlan room={room} people={team.items} />),
    sea: { lead: room.sea.lead.replace('{miles}', measureSea()), waves: toNodes(<Waves of="about sea" at="foot" />) },
  };
}
