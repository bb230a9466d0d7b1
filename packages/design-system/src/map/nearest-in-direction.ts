/** Pixels of one common origin, y downwards. */
export interface Place {
  x: number;
  y: number;
}

/** An arrow key, without 'Arrow'. */
export type Direction = 'Up' | 'Down' | 'Left' | 'Right';

/** How far another place lies along the direction, and how far beside it. */
const SEEN_TOWARDS: Record<Direction, (dx: number, dy: number) => [ahead: number, aside: number]> = {
  Up: (dx, dy) => [-dy, Math.abs(dx)],
  Down: (dx, dy) => [dy, Math.abs(dx)],
  Left: (dx, dy) => [-dx, Math.abs(dy)],
  Right: (dx, dy) => [dx, Math.abs(dy)],
};

/**
 * The place an arrow key goes to: the nearest in the quarter that the arrow points at, else the nearest of the half.
 *
 * @returns its index; `null` where nothing lies in that direction
 */
export function nearestInDirection(places: readonly Place[], from: Place, direction: Direction): number | null {
  let best: { at: number; isAside: boolean; distance: number } | null = null;
  for (const [at, { x, y }] of places.entries()) {
    const [ahead, aside] = SEEN_TOWARDS[direction](x - from.x, y - from.y);
    if (ahead <= 0) continue;
    const isAside = aside > ahead;
    const distance = Math.hypot(ahead, aside);
    const isBetter = best === null || (isAside === best.isAside ? distance < best.distance : best.isAside);
    if (isBetter) best = { at, isAside, distance };
  }
  return best?.at ?? null;
}

/** The place nearest to another. @returns its index; `null` when there is none */
export function nearestTo(places: readonly Place[], to: Place): number | null {
  let best: { at: number; distance: number } | null = null;
  for (const [at, { x, y }] of places.entries()) {
    const distance = Math.hypot(x - to.x, y - to.y);
    if (best === null || distance < best.distance) best = { at, distance };
  }
  return best?.at ?? null;
}
