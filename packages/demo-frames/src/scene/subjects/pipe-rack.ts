import { createRandom } from '../../random.ts';
import { plant } from '../landscape.ts';
import type { Member } from '../members.ts';
import { box, createMesh, lathe, tube } from '../mesh.ts';
import type { Model } from '../model.ts';
import { headingOf, type Terrain } from '../terrain.ts';
import type { Vector } from '../vector.ts';

const HALF = 130;
const BAY = 8;

/** A pipe rack: steel frames with two decks of pipes and one hot flange. */
export function pipeRack(seed: number): Model {
  const random = createRandom(seed, 41);
  const mesh = createMesh();
  const members: Member[] = [];
  for (let x = -HALF; x <= HALF; x += BAY) {
    for (const y of [-4.2, 4.2]) {
      box(mesh, 'greySteel', [x - 0.2, y - 0.2, 0], [x + 0.2, y + 0.2, 8.4]);
      box(mesh, 'agedConcrete', [x - 0.6, y - 0.6, 0], [x + 0.6, y + 0.6, 0.5]);
    }
    for (const z of [5, 8]) box(mesh, 'greySteel', [x - 0.15, -4.6, z - 0.3], [x + 0.15, 4.6, z]);
    if (Math.round((x + HALF) / BAY) % 4 === 0) {
      for (const y of [-4.2, 4.2]) {
        members.push({ from: [x, y, 0.4], to: [x + BAY, y, 7.8], thickness: 0.16, material: 'greySteel' });
        members.push({ from: [x + BAY, y, 0.4], to: [x, y, 7.8], thickness: 0.16, material: 'greySteel' });
      }
    }
  }
  const hotLine = random.pick([-1, 1]) * 1.5;
  for (const z of [5, 8]) {
    for (const [y, radius, kind] of [
      [-3.3, 0.28, 'greySteel'],
      [-2.4, 0.42, 'lagging'],
      [hotLine, 0.5, 'hotPipe'],
      [-hotLine * 0.2, 0.3, 'greySteel'],
      [2.6, 0.38, 'lagging'],
      [3.6, 0.22, 'rustySteel'],
    ] as const) {
      for (let x = -HALF; x < HALF; x += 20) tube(mesh, kind, [x, y, z + radius], [x + 20, y, z + radius], radius, 16);
      for (let x = -HALF + random.between(0, 12); x < HALF; x += random.between(14, 26))
        tube(mesh, 'greySteel', [x, y, z + radius], [x + 0.24, y, z + radius], radius * 1.45, 16);
    }
  }
  const valve: Vector = [random.between(-6, 6), hotLine, 8.5];
  tube(mesh, 'redPaint', [valve[0] - 0.7, valve[1], valve[2]], [valve[0] + 0.7, valve[1], valve[2]], 0.8, 16);
  lathe(
    mesh,
    'greySteel',
    valve,
    [
      [0.2, 0.5],
      [0.2, 1.7],
      [0.75, 1.75],
      [0.75, 1.85],
      [0.1, 1.9],
    ],
    16,
  );
  for (const y of [-4.6, 4.6])
    members.push({ from: [-HALF, y, 9.3], to: [HALF, y, 9.3], thickness: 0.07, material: 'galvanised' });
  for (const [x, y] of [
    [-34, 26],
    [-14, 30],
    [30, 27],
  ] as const) {
    lathe(
      mesh,
      'whiteSteel',
      [x, y, 0],
      [
        [4, 0],
        [4, 13],
        [2.8, 14.6],
        [0.1, 15.4],
      ],
      40,
    );
  }
  box(mesh, 'facade', [44, 20, 0], [74, 40, 9.4]);
  const terrain: Terrain = {
    seed,
    fields: headingOf(random.between(0, 3)),
    river: null,
    roads: [{ x: 0, y: -18, heading: headingOf(0), halfWidth: 3.2 }],
    yard: { halfLength: 140, halfDepth: 48, colour: [148, 143, 132] },
  };
  return {
    mesh,
    members,
    crowns: plant(terrain, { seed, count: 130, radius: 240, keepClear: () => false }),
    terrain,
    target: [0, 0, 7],
    distance: random.between(17, 24),
    lift: random.between(5, 11),
    from: -Math.PI / 2 + random.between(0.35, 0.8) * random.pick([-1, 1]),
    sweep: 0.8,
    hotSpots: [{ at: valve, radius: 1.1, heat: 0.6 }],
  };
}
