import { createRandom } from '../../random.ts';
import { latticeTower, sag } from '../lattice.ts';
import { plant } from '../landscape.ts';
import type { Member } from '../members.ts';
import { box, createMesh } from '../mesh.ts';
import type { Model } from '../model.ts';
import { headingOf, type Terrain } from '../terrain.ts';
import type { Vector } from '../vector.ts';

const ARMS = [
  { height: 27, reach: 7.6 },
  { height: 34, reach: 9.4 },
  { height: 41, reach: 6.6 },
] as const;
const SPACING = 260;
const INSULATOR = 3.2;

/** A power line tower with three pairs of arms, and the neighbouring towers of the line. */
export function pylon(seed: number): Model {
  const random = createRandom(seed, 33);
  const mesh = createMesh();
  const towers = [-2, -1, 0, 1, 2].map((index): Vector => [0, index * SPACING, 0]);
  const members = towers.flatMap((tower, index) => [
    ...latticeOf(tower),
    ...(index > 0 ? wires(towers[index - 1]!, tower) : []),
  ]);
  for (const [x, y] of towers)
    for (const side of [-1, 1])
      box(mesh, 'agedConcrete', [x + side * 4 - 0.7, y - 4.7, 0], [x + side * 4 + 0.7, y - 3.3, 0.5]);
  const terrain: Terrain = {
    seed,
    fields: headingOf(random.between(0, 3)),
    river: null,
    roads: [{ x: 60, y: 0, heading: headingOf(random.between(1, 2)), halfWidth: 2.2 }],
    yard: null,
  };
  const isUnderLine = (x: number) => Math.abs(x) < 14;
  const hot = random.pick<(typeof ARMS)[number]>(ARMS);
  const side = random.pick([-1, 1]);
  return {
    mesh,
    members,
    crowns: plant(terrain, { seed, count: 170, radius: 330, keepClear: isUnderLine }),
    terrain,
    target: [0, 0, 30],
    distance: random.between(30, 44),
    lift: random.between(-2, 9),
    from: random.between(0.25, 0.9) * random.pick([-1, 1]),
    sweep: 0.9,
    hotSpots: [{ at: [side * hot.reach, 0, hot.height - INSULATOR], radius: 0.8, heat: 0.55 }],
  };
}

function latticeOf([x, y, z]: Vector): Member[] {
  const legs = latticeTower(
    [x, y, z],
    [
      [0, 4],
      [7, 3.3],
      [13, 2.7],
      [18, 2.2],
      [22.5, 1.75],
      [27, 1.3],
      [30.5, 1.15],
      [34, 1.05],
      [37.5, 0.95],
      [41, 0.85],
      [44, 0.5],
      [47, 0.05],
    ],
    0.3,
    'galvanised',
  );
  const arms = ARMS.flatMap(({ height, reach }) => [-1, 1].flatMap((side) => arm([x, y, z + height], side, reach)));
  return [...legs, ...arms];
}

function arm([x, y, z]: Vector, side: number, reach: number): Member[] {
  const tip: Vector = [x + side * reach, y, z];
  const thin = { thickness: 0.16, material: 'galvanised' } as const;
  const members: Member[] = [];
  for (const depth of [-1, 1]) {
    members.push(
      { from: [x + side, y + depth, z], to: tip, ...thin },
      { from: [x + side * 0.9, y + depth, z + 2], to: tip, ...thin },
    );
    for (const share of [0.25, 0.5, 0.75]) {
      const low: Vector = [x + side * (1 + (reach - 1) * share), y + depth * (1 - share), z];
      const high: Vector = [low[0], low[1], z + 2 * (1 - share)];
      members.push({ from: low, to: high, thickness: 0.1, material: 'galvanised' });
      members.push({ from: low, to: [low[0], y - depth * (1 - share), z], thickness: 0.08, material: 'galvanised' });
    }
  }
  for (let disc = 0; disc < 9; disc += 1) {
    const height = z - (disc / 9) * INSULATOR;
    members.push({ from: [tip[0], y, height], to: [tip[0], y, height - 0.2], thickness: 0.36, material: 'porcelain' });
  }
  members.push({ from: tip, to: [tip[0], y, z - INSULATOR], thickness: 0.1, material: 'porcelain' });
  return members;
}

function wires([x, y]: Vector, [nextX, nextY]: Vector): Member[] {
  const lines = ARMS.flatMap(({ height, reach }) =>
    [-1, 1].flatMap((side) =>
      sag(
        [x + side * reach, y, height - INSULATOR],
        [nextX + side * reach, nextY, height - INSULATOR],
        8,
        0.07,
        'cable',
      ),
    ),
  );
  return [...lines, ...sag([x, y, 47], [nextX, nextY, 47], 6, 0.05, 'cable')];
}
