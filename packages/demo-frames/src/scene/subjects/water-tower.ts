import { createRandom } from '../../random.ts';
import { ringRail } from '../lattice.ts';
import { plant, settle } from '../landscape.ts';
import type { Member } from '../members.ts';
import { createMesh, lathe } from '../mesh.ts';
import type { Model } from '../model.ts';
import { headingOf, type Terrain } from '../terrain.ts';

/** A steel water tank on legs above a village. */
export function waterTower(seed: number): Model {
  const random = createRandom(seed, 51);
  const mesh = createMesh();
  const leg = random.between(22, 28);
  const paint = random.pick(['whiteSteel', 'greenSteel', 'bluePaint'] as const);
  lathe(
    mesh,
    paint,
    [0, 0, leg],
    [
      [0.8, -3.4],
      [3.6, -2.6],
      [6, -0.8],
      [6.6, 1],
      [6.6, 7],
      [3.6, 9.4],
      [0.5, 10.8],
      [0.02, 11.4],
    ],
    60,
  );
  lathe(
    mesh,
    'greySteel',
    [0, 0, 0],
    [
      [0.8, 0],
      [0.8, leg - 3],
    ],
    24,
  );
  lathe(
    mesh,
    'darkSteel',
    [0, 0, leg + 0.6],
    [
      [6.6, 0],
      [7.6, 0],
      [7.6, 0.2],
      [6.6, 0.2],
    ],
    48,
  );
  const members: Member[] = ringRail([0, 0, leg + 0.8], 7.55, 'galvanised', 30);
  const legs = 6;
  const at = (index: number, z: number): [number, number, number] => {
    const [turn, radius] = [(index / legs) * Math.PI * 2, 9.4 - (z / leg) * 3.2];
    return [Math.cos(turn) * radius, Math.sin(turn) * radius, z];
  };
  for (let index = 0; index < legs; index += 1) {
    members.push({ from: at(index, 0), to: at(index, leg + 1), thickness: 0.75, material: paint });
    for (const [low, high] of [
      [0.4, leg / 2],
      [leg / 2, leg - 0.6],
    ] as const) {
      members.push({ from: at(index, low), to: at(index + 1, high), thickness: 0.12, material: 'galvanised' });
      members.push({ from: at(index + 1, low), to: at(index, high), thickness: 0.12, material: 'galvanised' });
    }
    members.push({ from: at(index, leg / 2), to: at(index + 1, leg / 2), thickness: 0.35, material: paint });
  }
  for (let index = 0; index < legs; index += 1)
    lathe(
      mesh,
      'concrete',
      at(index, 0),
      [
        [1.1, 0],
        [1.1, 0.7],
        [0.1, 0.7],
      ],
      16,
    );
  const terrain: Terrain = {
    seed,
    fields: headingOf(random.between(0, 3)),
    river: null,
    roads: [{ x: 0, y: 46, heading: headingOf(random.between(-0.3, 0.3)), halfWidth: 3 }],
    yard: { halfLength: 14, halfDepth: 14, colour: [140, 138, 124] },
  };
  const houses = settle(mesh, terrain, seed, 30);
  return {
    mesh,
    members,
    crowns: plant(terrain, {
      seed,
      count: 250,
      radius: 250,
      keepClear: (x, y) => Math.hypot(x, y) < 30 || houses.some((place) => Math.hypot(x - place[0], y - place[1]) < 14),
    }),
    terrain,
    target: [0, 0, leg],
    distance: random.between(30, 40),
    lift: random.between(2, 14),
    from: -Math.PI / 2 + random.between(-0.9, 0.9),
    sweep: 1.6,
    hotSpots: [],
  };
}
