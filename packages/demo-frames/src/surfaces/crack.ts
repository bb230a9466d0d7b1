import type { Random } from '../random.ts';
import { blendPixel, type Colour } from '../raster.ts';
import type { Surface } from './relief.ts';

/** One point of a crack's path, in pixels. */
interface Joint {
  x: number;
  y: number;
  width: number;
}

/** The branches of a crack, main branch first. */
export type Crack = Joint[][];

const STEP = 5;
const DARK: Colour = [38, 34, 31];

/**
 * Creates a crack that starts at a point, wanders in one direction, tapers and branches.
 *
 * @param width largest width in pixels
 * @param length length of the main branch in pixels; the others are shorter
 */
export function growCrack(random: Random, x: number, y: number, heading: number, width: number, length: number): Crack {
  const branches: Crack = [];
  const grow = (fromX: number, fromY: number, direction: number, widest: number, reach: number, depth: number) => {
    const path: Joint[] = [];
    let [px, py, turn] = [fromX, fromY, 0];
    for (let way = 0; way < reach; way += STEP) {
      turn = turn * 0.86 + random.between(-0.2, 0.2);
      const kink = random.chance(0.1) ? random.between(-1, 1) : random.between(-0.25, 0.25);
      px += Math.cos(direction + turn + kink) * STEP;
      py += Math.sin(direction + turn + kink) * STEP;
      const taper = depth === 0 ? Math.sin(Math.PI * Math.min(1, 0.12 + (way / reach) * 0.88)) : 1 - way / reach;
      path.push({ x: px, y: py, width: Math.max(0.5, widest * taper * random.between(0.55, 1.15)) });
      if (depth < 2 && random.chance(0.014)) {
        const side = random.pick([-1, 1]) * random.between(0.5, 1.1);
        grow(px, py, direction + turn + side, widest * 0.55, reach * random.between(0.12, 0.35), depth + 1);
      }
    }
    branches.push(path);
  };
  grow(x, y, heading, width, length, 0);
  return branches;
}

/** Cuts a crack into a surface: a dark gap, with edges that slope slightly towards it. */
export function cutCrack(surface: Surface, crack: Crack): void {
  for (const path of crack) {
    path.forEach((joint, index) => {
      const next = path[index + 1];
      if (next) cutSegment(surface, joint, next);
    });
  }
}

function cutSegment({ raster, heights }: Surface, from: Joint, to: Joint): void {
  const half = (from.width + to.width) / 4;
  const reach = half + 5;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const lengthSquared = dx * dx + dy * dy || 1;
  for (let y = Math.floor(Math.min(from.y, to.y) - reach); y <= Math.max(from.y, to.y) + reach; y += 1) {
    if (y < 0 || y >= raster.height) continue;
    for (let x = Math.floor(Math.min(from.x, to.x) - reach); x <= Math.max(from.x, to.x) + reach; x += 1) {
      if (x < 0 || x >= raster.width) continue;
      const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / lengthSquared));
      const distance = Math.hypot(x - from.x - dx * along, y - from.y - dy * along);
      const gap = Math.min(1, Math.max(0, half + 0.6 - distance));
      const dip = Math.max(0, 1 - distance / reach) ** 2;
      blendPixel(raster, x, y, DARK, Math.max(gap * 0.9, dip * 0.1));
      const at = y * raster.width + x;
      heights[at] = Math.min(heights[at]!, -dip * 1.1 - gap * 1.6);
    }
  }
}
