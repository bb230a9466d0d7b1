import { createRandom } from '../../random.ts';
import { latticeTower, ringRail, taperedLevels } from '../lattice.ts';
import { plant } from '../landscape.ts';
import { box, createMesh, lathe, tube } from '../mesh.ts';
import type { Model } from '../model.ts';
import { headingOf, type Terrain } from '../terrain.ts';

const TOP = 66;

/** A derrick-supported flare stack with its riser, platforms and knock-out drum. */
export function flare(seed: number): Model {
  const random = createRandom(seed, 49);
  const mesh = createMesh();
  const members = latticeTower(
    [0, 0, 0],
    taperedLevels(TOP - 5, 5.2, 1.6, 12),
    0.32,
    random.pick(['galvanised', 'redPaint']),
  );
  lathe(
    mesh,
    'rustySteel',
    [0, 0, 0],
    [
      [0.6, 1],
      [0.6, TOP],
    ],
    20,
  );
  lathe(
    mesh,
    'darkSteel',
    [0, 0, TOP],
    [
      [0.6, 0],
      [1.05, 0.6],
      [1.05, 3.6],
      [0.8, 3.6],
    ],
    20,
  );
  for (const level of [TOP - 5, TOP - 22]) {
    lathe(
      mesh,
      'darkSteel',
      [0, 0, level],
      [
        [0.7, 0],
        [3, 0],
        [3, 0.2],
        [0.7, 0.2],
      ],
      24,
    );
    members.push(...ringRail([0, 0, level + 0.2], 2.9, 'galvanised', 14));
  }
  for (const side of [-0.3, 0.3])
    members.push({ from: [side, -1.4, 0], to: [side, -1.4, TOP - 5], thickness: 0.09, material: 'galvanised' });
  tube(mesh, 'whiteSteel', [14, -2, 3], [26, -2, 3], 2, 26);
  tube(mesh, 'greySteel', [0.5, 0, 2.4], [14, 0, 2.4], 0.5);
  for (const x of [16, 23]) box(mesh, 'concrete', [x, -3.4, 0], [x + 1.2, -0.6, 1.4]);
  for (const [x, y] of [
    [-5.2, -5.2],
    [5.2, -5.2],
    [-5.2, 5.2],
    [5.2, 5.2],
  ] as const)
    box(mesh, 'concrete', [x - 1, y - 1, 0], [x + 1, y + 1, 0.8]);
  for (const [x, y] of [
    [-46, 50],
    [-20, 56],
    [8, 60],
  ] as const)
    lathe(
      mesh,
      'whiteSteel',
      [x, y, 0],
      [
        [9, 0],
        [9, 11],
        [0.1, 12.4],
      ],
      48,
    );
  const terrain: Terrain = {
    seed,
    fields: headingOf(random.between(0, 3)),
    river: null,
    roads: [{ x: 0, y: -44, heading: headingOf(0.1), halfWidth: 2.6 }],
    yard: { halfLength: 38, halfDepth: 30, colour: [158, 150, 134] },
  };
  return {
    mesh,
    members,
    crowns: plant(terrain, { seed, count: 150, radius: 320, keepClear: (x, y) => Math.hypot(x + 18, y - 55) < 46 }),
    terrain,
    target: [0, 0, TOP - 13],
    distance: random.between(34, 46),
    lift: random.between(0, 12),
    from: random.between(-3, 3),
    sweep: Math.PI,
    hotSpots: [{ at: [0, 0, TOP + 3], radius: 2.2, heat: 0.7 }],
  };
}
