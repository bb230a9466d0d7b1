import { createRandom } from '../../random.ts';
import { ringRail } from '../lattice.ts';
import { plant } from '../landscape.ts';
import type { Member } from '../members.ts';
import { box, createMesh, lathe, type Mesh, tube } from '../mesh.ts';
import type { Model } from '../model.ts';
import { headingOf, type Terrain } from '../terrain.ts';

/** Storage tanks in a bund, with roofs, spiral stairs, rails and pipes. */
export function tanks(seed: number): Model {
  const random = createRandom(seed, 37);
  const mesh = createMesh();
  const members: Member[] = [];
  const paint = random.pick(['whiteSteel', 'whiteSteel', 'greenSteel'] as const);
  const [radius, height] = [random.between(11, 15), random.between(12, 17)];
  for (const [x, y, size] of [
    [0, 0, 1],
    [34, 6, 0.86],
    [-35, 9, 0.92],
    [6, 38, 0.9],
    [-32, 44, 0.8],
    [40, 42, 0.85],
  ] as const) {
    members.push(...tank(mesh, paint, x, y, radius * size, height * size, random.between(0, 6)));
  }
  for (let pipe = 0; pipe < 4; pipe += 1)
    tube(mesh, 'greySteel', [-62, -21 - pipe * 0.9, 1], [66, -21 - pipe * 0.9, 1], 0.28);
  for (let sleeper = -60; sleeper < 64; sleeper += 6)
    box(mesh, 'agedConcrete', [sleeper, -24.6, 0], [sleeper + 0.6, -20.2, 0.7]);
  for (const [low, high] of [
    [
      [-62, -18, 0],
      [66, -17.5, 1.5],
    ],
    [
      [-62, 62, 0],
      [66, 62.5, 1.5],
    ],
    [
      [-62, -18, 0],
      [-61.5, 62, 1.5],
    ],
    [
      [65.5, -18, 0],
      [66, 62, 1.5],
    ],
  ] as const) {
    box(mesh, 'concrete', low, high, 12);
  }
  const terrain: Terrain = {
    seed,
    fields: headingOf(random.between(0, 3)),
    river: null,
    roads: [{ x: 0, y: -34, heading: headingOf(0), halfWidth: 3.4 }],
    yard: { halfLength: 78, halfDepth: 72, colour: [146, 142, 132] },
  };
  return {
    mesh,
    members,
    crowns: plant(terrain, { seed, count: 200, radius: 300, keepClear: () => false }),
    terrain,
    target: [0, 6, height * 0.5],
    distance: random.between(52, 66),
    lift: random.between(12, 24),
    from: -Math.PI / 2 + random.between(-0.7, 0.7),
    sweep: 1.1,
    hotSpots: [{ at: [radius, 0, 3], radius: 4, heat: 0.3 }],
  };
}

function tank(
  mesh: Mesh,
  paint: 'whiteSteel' | 'greenSteel',
  x: number,
  y: number,
  radius: number,
  height: number,
  turn: number,
): Member[] {
  lathe(
    mesh,
    'agedConcrete',
    [x, y, 0],
    [
      [radius + 0.8, 0],
      [radius + 0.8, 0.4],
      [radius, 0.4],
    ],
    72,
  );
  lathe(
    mesh,
    paint,
    [x, y, 0.4],
    [
      [radius, 0],
      [radius, height],
    ],
    80,
  );
  lathe(
    mesh,
    paint,
    [x, y, 0.4],
    [
      [radius + 0.25, height - 0.35],
      [radius + 0.25, height],
      [radius, height],
    ],
    80,
  );
  lathe(
    mesh,
    'greySteel',
    [x, y, 0.4],
    [
      [radius, height],
      [radius * 0.5, height + radius * 0.09],
      [0.01, height + radius * 0.13],
    ],
    80,
  );
  const members = ringRail([x, y, height + 0.4], radius + 0.1, 'galvanised', 40);
  const steps = 46;
  const point = (step: number, out: number, rise: number): [number, number, number] => {
    const angle = turn + (step / steps) * 2.1;
    return [
      x + Math.cos(angle) * (radius + out),
      y + Math.sin(angle) * (radius + out),
      0.4 + (step / steps) * height + rise,
    ];
  };
  for (let step = 0; step < steps; step += 1) {
    members.push(
      { from: point(step, 0.1, 0), to: point(step, 1.1, 0), thickness: 0.22, material: 'galvanised' },
      { from: point(step, 1.1, 1), to: point(step + 1, 1.1, 1), thickness: 0.07, material: 'galvanised' },
      { from: point(step, 1.1, 0), to: point(step + 1, 1.1, 0), thickness: 0.14, material: 'galvanised' },
    );
  }
  return members;
}
