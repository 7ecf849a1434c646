import type { about } from '../../../content/pages/about.ts';
import type { PageKinds } from '../../../shared/page-data.ts';
import { toNodes } from '../../to-nodes.ts';
import { drawCounts } from '../counts.tsx';
import { Waves } from '../parts/waves.tsx';
import { FloorPlan } from './floor-plan.tsx';
import { measureSea } from './sea.ts';

/** Draws what the About page shows: the figure of its head, the plan of the office, and the waves of its foot. */
export function drawAbout(words: typeof about): Omit<PageKinds['about'], 'words' | 'portraits'> {
  const { team, room } = words;
  const miles = measureSea();
  return {
    figure: drawCounts(words.counts),
    plan: toNodes(<FloorPlan room={room} people={team.items} />),
    ...(miles && { sea: { lead: `${room.sea.before} ${miles} ${room.sea.after}`, waves: toNodes(<Waves at="foot" />) } }),
  };
}
