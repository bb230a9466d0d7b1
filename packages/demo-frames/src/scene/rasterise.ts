import type { Projection } from './camera.ts';
import type { Mesh } from './mesh.ts';

/** What each pixel of a picture shows. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  /** Nearness: larger is nearer, 0 is empty. */
  readonly nearness: Float32Array;
  /** @see materialNumber */
  readonly materials: Uint8Array;
  /** Surface normals, three values per pixel, scaled by 127. */
  readonly facings: Int8Array;
}

/** Rasterises a mesh into a depth, material and normal buffer. */
export function rasterise({ corners, facings, materials }: Mesh, projection: Projection): Seen {
  const { width, height } = projection;
  const seen: Seen = {
    width,
    height,
    nearness: new Float32Array(width * height),
    materials: new Uint8Array(width * height),
    facings: new Int8Array(width * height * 3),
  };
  const [a, b, c] = [new Float64Array(3), new Float64Array(3), new Float64Array(3)];
  for (let index = 0; index < materials.length; index += 1) {
    const at = index * 9;
    const isAhead =
      projection.project(corners[at]!, corners[at + 1]!, corners[at + 2]!, a) &&
      projection.project(corners[at + 3]!, corners[at + 4]!, corners[at + 5]!, b) &&
      projection.project(corners[at + 6]!, corners[at + 7]!, corners[at + 8]!, c);
    if (isAhead) fill(seen, a, b, c, facings, at, materials[index]!);
  }
  return seen;
}

function fill(
  { width, height, nearness, materials, facings: drawn }: Seen,
  a: Float64Array,
  b: Float64Array,
  c: Float64Array,
  facings: readonly number[],
  at: number,
  material: number,
): void {
  const ax = a[0]!;
  const ay = a[1]!;
  const bx = b[0]!;
  const by = b[1]!;
  const cx = c[0]!;
  const cy = c[1]!;
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-9) return;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  if (left > right || top > bottom) return;
  const stepB = (cy - ay) / area;
  const stepC = (ay - by) / area;
  for (let y = top; y <= bottom; y += 1) {
    const px = left + 0.5 - ax;
    const py = y + 0.5 - ay;
    let shareB = (px * (cy - ay) - py * (cx - ax)) / area;
    let shareC = (py * (bx - ax) - px * (by - ay)) / area;
    for (let x = left; x <= right; x += 1, shareB += stepB, shareC += stepC) {
      const shareA = 1 - shareB - shareC;
      if (shareA < 0 || shareB < 0 || shareC < 0) continue;
      const near = a[2]! * shareA + b[2]! * shareB + c[2]! * shareC;
      const pixel = y * width + x;
      if (near <= nearness[pixel]!) continue;
      nearness[pixel] = near;
      materials[pixel] = material;
      drawn[pixel * 3] = (facings[at]! * shareA + facings[at + 3]! * shareB + facings[at + 6]! * shareC) * 127;
      drawn[pixel * 3 + 1] = (facings[at + 1]! * shareA + facings[at + 4]! * shareB + facings[at + 7]! * shareC) * 127;
      drawn[pixel * 3 + 2] = (facings[at + 2]! * shareA + facings[at + 5]! * shareB + facings[at + 8]! * shareC) * 127;
    }
  }
}
