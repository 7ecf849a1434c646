import type { Box, Positions } from '../../content/towns/plan-types.ts';
import type { Town } from '../../content/towns/types.ts';
import { measureMark, type View } from '../../server/maps/view.ts';
import { type Board, findShores, openBoard } from './board.ts';
import { boxOf } from './measure.ts';
import { placeClocks, placeLandmarks, placeScale, placeShield } from './place-marks.ts';
import { nameCounties, nameOffice, nameOthers, nameRoads, nameTown, nameWaters } from './place-names.ts';

/** The parts of the sea behind drawings and texts. */
function clearSea(board: Board, landmarks: Positions['landmarks']): Box[] {
  const drawings = landmarks.map(({ drawing }) => ({ ...drawing, ...measureMark(board.view) }));
  const texts = board.texts.map(boxOf).filter(({ x, y }) => x > findShores(board, y).beach);
  return [...drawings, ...texts].map(({ x, y, width, height }) => ({
    x: Math.round(x - 5),
    y: Math.round(y - 5),
    width: Math.round(width + 10),
    height: Math.round(height + 10),
  }));
}

/** Places what matters most, and what has the fewest places, first. */
function layOut(board: Board): Positions {
  const isWide = board.view.name === 'wide';
  nameOffice(board);
  const shield = placeShield(board);
  const ownName = nameTown(board);
  nameCounties(board);
  if (isWide) nameRoads(board);
  const landmarks = placeLandmarks(board);
  const scale = placeScale(board);
  const clocks = placeClocks(board);
  nameWaters(board);
  const dots = nameOthers(board, ownName);
  if (!isWide) nameRoads(board);
  const { view, texts } = board;
  return { shore: view.shore, ...clocks, shield, scale, dots, landmarks, texts, clear: clearSea(board, landmarks) };
}

/**
 * Finds a place for everything on a drawing of a town's map. If there is no room, it tries again with the coast moved
 * to the east or west. Throws if no try has room for all that must be there.
 */
export function planTown(name: string, town: Town, view: View): Positions {
  let reason: unknown;
  for (const by of [0, 14, -14, 28, -28])
    try {
      return layOut(openBoard(name, town, { ...view, shore: view.shore + by }));
    } catch (error) {
      reason = error;
    }
  throw reason;
}
