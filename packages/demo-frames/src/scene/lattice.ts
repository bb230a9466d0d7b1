import type { MaterialName } from './material.ts';
import type { Member } from './members.ts';
import { between, type Vector } from './vector.ts';

/** One level of a lattice tower: its height and half its width there, in metres. */
export type Level = readonly [height: number, halfWidth: number];

/** Adds a square lattice tower: four legs, a ring at each level, crossed braces between levels. */
export function latticeTower(
  [x, y, z]: Vector,
  levels: readonly Level[],
  thickness: number,
  material: MaterialName,
): Member[] {
  const corner = ([height, half]: Level, index: number): Vector => [
    x + (index === 0 || index === 3 ? -half : half),
    y + (index < 2 ? -half : half),
    z + height,
  ];
  return levels.slice(1).flatMap((upper, index) => {
    const lower = levels[index]!;
    return [0, 1, 2, 3].flatMap((side): Member[] => {
      const next = (side + 1) % 4;
      const brace = { thickness: thickness * 0.55, material };
      return [
        { from: corner(lower, side), to: corner(upper, side), thickness, material },
        { from: corner(upper, side), to: corner(upper, next), ...brace },
        { from: corner(lower, side), to: corner(upper, next), ...brace },
        { from: corner(lower, next), to: corner(upper, side), ...brace },
      ];
    });
  });
}

/** Returns the levels of a tower that tapers evenly, with lower panels towards the top. */
export function taperedLevels(height: number, baseHalf: number, topHalf: number, panels: number): Level[] {
  const shrink = 0.93;
  const total = (1 - shrink ** panels) / (1 - shrink);
  return Array.from({ length: panels + 1 }, (_, panel): Level => {
    const share = (1 - shrink ** panel) / (1 - shrink) / total;
    return [share * height, baseHalf + (topHalf - baseHalf) * share];
  });
}

/** Adds a handrail around an upright body: posts and two rails. */
export function ringRail([x, y, z]: Vector, radius: number, material: MaterialName, posts = 24): Member[] {
  const at = (post: number, rise: number): Vector => {
    const turn = (post / posts) * Math.PI * 2;
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius, z + rise];
  };
  return Array.from({ length: posts }, (_, post): Member[] => [
    { from: at(post, 0), to: at(post, 1.1), thickness: 0.07, material },
    { from: at(post, 1.1), to: at(post + 1, 1.1), thickness: 0.07, material },
    { from: at(post, 0.55), to: at(post + 1, 0.55), thickness: 0.05, material },
  ]).flat();
}

/** Adds a cable that sags between two points. */
export function sag(
  from: Vector,
  to: Vector,
  drop: number,
  thickness: number,
  material: MaterialName,
  pieces = 18,
): Member[] {
  const at = (share: number): Vector => {
    const [x, y, z] = between(from, to, share);
    return [x, y, z - 4 * drop * share * (1 - share)];
  };
  return Array.from({ length: pieces }, (_, piece) => ({
    from: at(piece / pieces),
    to: at((piece + 1) / pieces),
    thickness,
    material,
  }));
}
