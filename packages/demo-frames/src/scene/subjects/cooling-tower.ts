import { createRandom } from '../../random.ts';
import { ringRail } from '../lattice.ts';
import { plant } from '../landscape.ts';
import type { Member } from '../members.ts';
import { box, createMesh, lathe, type Mesh } from '../mesh.ts';
import type { Model } from '../model.ts';
import { headingOf, type Terrain } from '../terrain.ts';

const HEIGHT = 118;

/** Natural-draught cooling towers of a power station, on slanted legs. */
export function coolingTower(seed: number): Model {
  const random = createRandom(seed, 39);
  const mesh = createMesh();
  const members: Member[] = [];
  for (const [x, y] of [
    [0, 0],
    [118, 34],
    [-40, 130],
  ] as const)
    members.push(...shell(mesh, x, y));
  box(mesh, 'facade', [-150, -30, 0], [-92, 60, 34]);
  box(mesh, 'greySteel', [-150, -30, 34], [-92, 60, 37]);
  box(mesh, 'whiteSteel', [-90, -26, 0], [-64, 30, 16]);
  lathe(
    mesh,
    'redWhite',
    [-120, 84, 0],
    [
      [5.4, 0],
      [3.4, 150],
    ],
    36,
  );
  const terrain: Terrain = {
    seed,
    fields: headingOf(random.between(0, 3)),
    river: { x: 230, halfWidth: 22 },
    roads: [{ x: 0, y: -82, heading: headingOf(0.05), halfWidth: 3.4 }],
    yard: { halfLength: 168, halfDepth: 70, colour: [142, 140, 132] },
  };
  return {
    mesh,
    members,
    crowns: plant(terrain, {
      seed,
      count: 330,
      radius: 420,
      keepClear: (x, y) =>
        Math.hypot(x - 118, y - 34) < 60 || Math.hypot(x + 40, y - 130) < 60 || (x < -80 && Math.abs(y - 30) < 70),
    }),
    terrain,
    target: [14, 20, 52],
    distance: random.between(195, 235),
    lift: random.between(8, 50),
    from: -Math.PI / 2 + random.between(-0.6, 0.7),
    sweep: 0.9,
    hotSpots: [],
  };
}

function shell(mesh: Mesh, x: number, y: number): Member[] {
  const radius = (share: number) => 24 * Math.sqrt(1 + ((share - 0.74) / 0.52) ** 2) * (share > 0.74 ? 0.985 : 1);
  const profile = Array.from({ length: 25 }, (_, ring) => [radius(ring / 24), 8 + (ring / 24) * (HEIGHT - 8)] as const);
  lathe(mesh, 'boardedConcrete', [x, y, 0], profile, 84);
  lathe(
    mesh,
    'concrete',
    [x, y, 0],
    [
      [radius(1) + 1, HEIGHT - 1.4],
      [radius(1) + 1, HEIGHT],
      [radius(1) - 1.4, HEIGHT],
    ],
    84,
  );
  lathe(
    mesh,
    'darkSteel',
    [x, y, 0],
    [
      [radius(0) - 3, 0],
      [radius(0) - 3, 8],
    ],
    48,
  );
  lathe(
    mesh,
    'agedConcrete',
    [x, y, 0],
    [
      [radius(0) + 5, 0],
      [radius(0) + 5, 1.6],
      [radius(0) + 1, 1.6],
    ],
    64,
  );
  const legs = 36;
  const foot = (leg: number, out: number, z: number): [number, number, number] => {
    const turn = (leg / legs) * Math.PI * 2;
    return [x + Math.cos(turn) * (radius(0) + out), y + Math.sin(turn) * (radius(0) + out), z];
  };
  const struts = Array.from({ length: legs }, (_, leg): Member[] => [
    { from: foot(leg, 2.4, 1), to: foot(leg + 0.5, 0, 8.4), thickness: 1, material: 'concrete' },
    { from: foot(leg + 1, 2.4, 1), to: foot(leg + 0.5, 0, 8.4), thickness: 1, material: 'concrete' },
  ]).flat();
  return [...struts, ...ringRail([x, y, HEIGHT], radius(1) + 0.6, 'redPaint', 48)];
}
