import { hashCell } from '../random.ts';
import type { Projection } from './camera.ts';
import { materialNumber } from './material.ts';
import type { Seen } from './rasterise.ts';
import type { Vector } from './vector.ts';

/** The crown of a tree or bush. Lengths in metres. */
export interface Crown {
  readonly centre: Vector;
  readonly radius: number;
  readonly height: number;
  readonly isDark: boolean;
  readonly seed: number;
}

const MOST_TUFTS = 260;

/** Draws crowns as small tufts of leaves; distant crowns get fewer, larger tufts. */
export function drawFoliage(crowns: readonly Crown[], projection: Projection, seen: Seen): void {
  const middle = new Float64Array(3);
  const edge = new Float64Array(3);
  const spot = new Float64Array(3);
  for (const { centre, radius, height, isDark, seed } of crowns) {
    const [x, y, z] = centre;
    if (!projection.project(x, y, z, middle) || !projection.project(x, y, z + height / 2, edge)) continue;
    if (!projection.project(x + radius, y + radius, z, spot)) continue;
    const pixels = Math.max(
      Math.hypot(edge[0]! - middle[0]!, edge[1]! - middle[1]!),
      Math.hypot(spot[0]! - middle[0]!, spot[1]! - middle[1]!) * 0.7,
    );
    const isOutside =
      middle[0]! < -pixels * 2 ||
      middle[1]! < -pixels * 2 ||
      middle[0]! > seen.width + pixels * 2 ||
      middle[1]! > seen.height + pixels * 2;
    if (isOutside || pixels > seen.height / 2) continue;
    const count = Math.round(Math.min(MOST_TUFTS, 24 + pixels * pixels * 0.09));
    const size = Math.max(0.8, (pixels * 2.1) / Math.sqrt(count));
    const material = materialNumber(isDark ? 'darkLeaves' : 'leaves');
    for (let tuft = 0; tuft < count; tuft += 1) {
      // Spread evenly over a sphere by the golden angle, then shifted for an uneven outline.
      const tilt = 1 - (2 * tuft + 1) / count;
      const turn = tuft * 2.399963 + seed;
      const out = Math.sqrt(1 - tilt * tilt);
      const lobe = 0.72 + 0.2 * Math.sin(turn * 3 + seed * 7) * out + 0.32 * hashCell(tuft, seed, 21);
      const facing: Vector = [Math.cos(turn) * out, Math.sin(turn) * out, tilt];
      if (
        !projection.project(
          x + facing[0] * radius * lobe,
          y + facing[1] * radius * lobe,
          z + facing[2] * height * 0.5 * lobe,
          spot,
        )
      )
        continue;
      paintTuft(
        seen,
        spot,
        size * (0.55 + 0.75 * hashCell(tuft, seed, 33)),
        facing,
        material,
        hashCell(tuft, seed, 45),
      );
    }
  }
}

function paintTuft(
  { width, height, nearness, materials, facings }: Seen,
  spot: Float64Array,
  size: number,
  facing: Vector,
  material: number,
  chance: number,
): void {
  const near = spot[2]!;
  const top = Math.max(0, Math.ceil(spot[1]! - size));
  const bottom = Math.min(height - 1, Math.floor(spot[1]! + size));
  const lean = (chance - 0.5) * 90;
  for (let y = top; y <= bottom; y += 1) {
    const dy = (y - spot[1]!) / size;
    const half = Math.sqrt(1 - dy * dy) * size * (0.75 + 0.25 * Math.sin(y * 2.4 + chance * 40));
    const left = Math.max(0, Math.ceil(spot[0]! - half));
    const right = Math.min(width - 1, Math.floor(spot[0]! + half));
    for (let x = left; x <= right; x += 1) {
      const pixel = y * width + x;
      if (near <= nearness[pixel]!) continue;
      nearness[pixel] = near;
      materials[pixel] = material;
      facings[pixel * 3] = Math.max(-127, Math.min(127, facing[0] * 105 + lean));
      facings[pixel * 3 + 1] = Math.max(-127, Math.min(127, facing[1] * 105 + lean));
      facings[pixel * 3 + 2] = Math.max(-127, Math.min(127, facing[2] * 105 - lean * 0.6));
    }
  }
}
