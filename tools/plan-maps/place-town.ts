import { shore, widths } from '../../content/coast.ts';
import { findLon, office } from '../../server/maps/projection.ts';
import { isFree } from './board.ts';
import { breakName, distance, type Label, type Lines, listNear } from './labels.ts';
import { placeMarks } from './place-sea.ts';
import type { Mark, Task } from './task.ts';

/** Places for the town's name, the best first: near the dot, large, and on the land if the town is on the mainland. */
function listNames({ name, town, view, start, board, projection }: Task): Label[] {
  const note: Lines = town.note ? [[town.note, 'name']] : [];
  const [from = office] = town.drive.points;
  const edge = findLon(shore, from[0]) - widths.island - widths.intracoastal;
  const east = from[1] > edge ? board.width : projection.project([from[0], edge]).x;
  const cost = ({ lines, box }: Label) => {
    const out = box.x + box.width > east ? 150 : 0;
    return distance(start, box) + box.width / 4 + out + (lines.some(([, font]) => font === 'long') ? 60 : 0);
  };
  const variants = [...breakName(name, 'title'), ...(view.name === 'narrow' ? breakName(name, 'long') : [])];
  return variants
    .flatMap((lines) => listNear(start, [...lines, ...note], 240).filter(({ box }) => isFree(board, box)))
    .map((label) => ({ label, cost: cost(label) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ label }) => label);
}

/** The town's name near its dot, and the landmarks. Throws if there is no room for all of them. */
export function placeName(task: Task): { title: Label; marks: Mark[] } {
  const { board } = task;
  for (const title of listNames(task)) {
    const marks = placeMarks(task, title);
    if (!marks) continue;
    board.boxes.push(title.box);
    return { title, marks };
  }
  throw new Error(`the ${task.view.name} map of ${task.name} has no room for its name and landmarks`);
}
