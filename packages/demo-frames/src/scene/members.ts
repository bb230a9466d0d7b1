import type { Camera } from './camera.ts';
import type { MaterialName } from './material.ts';
import type { Seen } from './rasterise.ts';
import { dot, subtract, type Vector } from './vector.ts';

/** A brace, rail or cable: straight, and thinner than a pixel at most distances. */
export interface Member {
  readonly from: Vector;
  readonly to: Vector;
  /** Thickness in metres. */
  readonly thickness: number;
  readonly material: MaterialName;
}

/** Called for every pixel that a member covers, far members first. `across` goes from -1 to 1 over its thickness. */
export type PaintMember = (pixel: number, share: number, member: Member, across: number, metres: number) => void;

/** Draws members with smooth edges, in front of or behind what is already drawn. */
export function drawMembers(camera: Camera, seen: Seen, members: readonly Member[], paint: PaintMember): void {
  const distance = ({ from, to }: Member) =>
    dot(subtract(from, camera.eye), camera.forward) + dot(subtract(to, camera.eye), camera.forward);
  for (const member of members.toSorted((a, b) => distance(b) - distance(a))) drawMember(camera, seen, member, paint);
}

const NEAREST_METRES = 0.5;

function drawMember(camera: Camera, { width, height, nearness }: Seen, member: Member, paint: PaintMember): void {
  const ends = clip(toCamera(camera, member.from), toCamera(camera, member.to));
  if (!ends) return;
  const [a, b] = ends.map(
    ([x, y, z]) => [width / 2 + (camera.focal * x) / z, height / 2 - (camera.focal * y) / z, 1 / z] as const,
  );
  const [dx, dy] = [b![0] - a![0], b![1] - a![1]];
  const lengthSquared = dx * dx + dy * dy || 1e-6;
  const length = Math.sqrt(lengthSquared);
  const widest = Math.max(a![2], b![2]) * camera.focal * member.thickness * 0.5 + 1;
  const isSteep = Math.abs(dy) > Math.abs(dx);
  const [low, high] = isSteep
    ? [Math.min(a![1], b![1]), Math.max(a![1], b![1])]
    : [Math.min(a![0], b![0]), Math.max(a![0], b![0])];
  const spread = (widest * length) / Math.max(1e-6, Math.abs(isSteep ? dy : dx));
  const limit = (isSteep ? height : width) - 1;
  const crossLimit = (isSteep ? width : height) - 1;
  for (let major = Math.max(0, Math.floor(low - 1)); major <= Math.min(limit, high + 1); major += 1) {
    const share = Math.min(1, Math.max(0, isSteep ? (major + 0.5 - a![1]) / dy : (major + 0.5 - a![0]) / dx));
    const middle = isSteep ? a![0] + dx * share : a![1] + dy * share;
    const near = a![2] + (b![2] - a![2]) * share;
    const half = (near * camera.focal * member.thickness) / 2;
    const thin = Math.min(1, half * 2 + 0.15);
    for (
      let minor = Math.max(0, Math.floor(middle - spread));
      minor <= Math.min(crossLimit, middle + spread);
      minor += 1
    ) {
      const [x, y] = isSteep ? [minor, major] : [major, minor];
      const along = ((x + 0.5 - a![0]) * dx + (y + 0.5 - a![1]) * dy) / lengthSquared;
      if (along < -0.5 / length || along > 1 + 0.5 / length) continue;
      const away = ((x + 0.5 - a![0]) * dy - (y + 0.5 - a![1]) * dx) / length;
      const cover = Math.min(1, Math.max(0, Math.max(half, 0.5) + 0.5 - Math.abs(away))) * thin;
      const pixel = y * width + x;
      if (cover > 0.01 && near * 1.002 > nearness[pixel]!) {
        paint(pixel, cover, member, Math.max(-1, Math.min(1, away / Math.max(half, 0.5))), 1 / near);
      }
    }
  }
}

function toCamera({ eye, right, up, forward }: Camera, point: Vector): Vector {
  const away = subtract(point, eye);
  return [dot(away, right), dot(away, up), dot(away, forward)];
}

function clip(a: Vector, b: Vector): [Vector, Vector] | null {
  if (a[2] < NEAREST_METRES && b[2] < NEAREST_METRES) return null;
  const cut = (behind: Vector, ahead: Vector): Vector => {
    const share = (NEAREST_METRES - behind[2]) / (ahead[2] - behind[2]);
    return [behind[0] + (ahead[0] - behind[0]) * share, behind[1] + (ahead[1] - behind[1]) * share, NEAREST_METRES];
  };
  return [a[2] < NEAREST_METRES ? cut(a, b) : a, b[2] < NEAREST_METRES ? cut(b, a) : b];
}
