import type { AboutContent, Person } from '../../../content/page-types.ts';
import type { TreeNode } from '../../../content/types.ts';
import type { BuiltPhoto } from '../../bundle/photos.ts';
import { toNodes } from '../to-nodes.ts';
import { Waves } from '../waves.tsx';
import { Counts } from './counts.tsx';
import { desks } from './desks.ts';
import { PersonPhoto } from './person-photo.tsx';
import { RoomPlan } from './room-plan.tsx';
import { measureSea } from './sea.ts';

/** A person's photograph if there is one, and otherwise the desk. */
function drawPerson({ desk, photo }: Person, photos: ReadonlyMap<string, BuiltPhoto>): TreeNode[] {
  if (!photo) return toNodes(desks[desk]());
  const built = photos.get(photo.file);
  if (!built) throw new Error(`content/photos has no ${photo.file}`);
  return toNodes(<PersonPhoto alt={photo.alt} photo={built} />);
}

/**
 * The About page's words with what the build draws for them. `photos` are the ones that have been made, by the names of
 * their files; throws if one is missing.
 */
export function drawAbout(about: AboutContent, photos: ReadonlyMap<string, BuiltPhoto>): AboutContent {
  const { team, room } = about;
  return {
    ...about,
    room: { ...room, sea: { ...room.sea, lead: room.sea.lead.replace('{miles}', measureSea()) } },
    drawn: {
      counts: toNodes(<Counts about={about} />),
      pictures: team.items.map((person) => drawPerson(person, photos)),
      plan: toNodes(<RoomPlan room={room} people={team.items} />),
      waves: toNodes(<Waves of="about sea" at="foot" />),
    },
  };
}
