import { createRandom } from '../../random.ts';
import { latticeTower, ringRail, taperedLevels } from '../lattice.ts';
import { plant } from '../landscape.ts';
import type { Member } from '../members.ts';
import { box, createMesh, lathe, type Mesh, tube } from '../mesh.ts';
import type { Model } from '../model.ts';
import { headingOf, type Terrain } from '../terrain.ts';

const TOP = 58;

/** A telecom lattice mast with sector antennas, dishes and a cabin at its foot. */
export function mast(seed: number): Model {
  const random = createRandom(seed, 35);
  const mesh = createMesh();
  const members: Member[] = latticeTower(
    [0, 0, 0],
    taperedLevels(TOP, 3.6, 0.75, 15),
    0.24,
    random.pick(['galvanised', 'galvanised', 'redPaint']),
  );
  for (const level of [TOP - 2.5, TOP - 8]) members.push(...sectors(mesh, level, random.between(0, 2)));
  for (let dish = 0; dish < 4; dish += 1)
    hangDish(mesh, random.between(0, Math.PI * 2), TOP - 12 - dish * 3.1, random.between(0.5, 1.2));
  members.push({ from: [0, 0, TOP], to: [0, 0, TOP + 5], thickness: 0.09, material: 'galvanised' });
  for (let rung = 0; rung < TOP; rung += 1.2)
    members.push({ from: [-0.25, -0.2, rung], to: [0.25, -0.2, rung], thickness: 0.06, material: 'darkSteel' });
  for (const x of [-0.3, 0.3])
    members.push({ from: [x, -0.2, 0], to: [x, -0.2, TOP], thickness: 0.09, material: 'darkSteel' });
  box(mesh, 'whiteSteel', [6, -3, 0.3], [11, 0.5, 3]);
  box(mesh, 'darkSteel', [5.9, -3.1, 3], [11.1, 0.6, 3.2]);
  for (const [x, y] of [
    [-3.6, -3.6],
    [3.6, -3.6],
    [-3.6, 3.6],
    [3.6, 3.6],
  ] as const)
    box(mesh, 'concrete', [x - 0.8, y - 0.8, 0], [x + 0.8, y + 0.8, 0.6]);
  members.push(...fence(15));
  const terrain: Terrain = {
    seed,
    fields: headingOf(random.between(0, 3)),
    river: null,
    roads: [{ x: 0, y: -24, heading: headingOf(random.between(-0.2, 0.2)), halfWidth: 1.9 }],
    yard: { halfLength: 15, halfDepth: 15, colour: [150, 146, 138] },
  };
  return {
    mesh,
    members,
    crowns: plant(terrain, { seed, count: 230, radius: 260, keepClear: (x, y) => Math.hypot(x, y) < 26 }),
    terrain,
    target: [0, 0, TOP - 11],
    distance: random.between(26, 38),
    lift: random.between(0, 11),
    from: random.between(-3, 3),
    sweep: Math.PI,
    hotSpots: [{ at: [1.4, 0.4, TOP - 2.5], radius: 1, heat: 0.5 }],
  };
}

function sectors(mesh: Mesh, height: number, turn: number): Member[] {
  const members: Member[] = ringRail([0, 0, height - 1.2], 1.9, 'galvanised', 9);
  for (let sector = 0; sector < 9; sector += 1) {
    const angle = turn + (sector / 9) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * 2.1, Math.sin(angle) * 2.1];
    box(mesh, 'whiteSteel', [x - 0.19, y - 0.19, height - 1], [x + 0.19, y + 0.19, height + 1.4]);
    members.push({ from: [x * 0.3, y * 0.3, height], to: [x, y, height], thickness: 0.1, material: 'galvanised' });
  }
  return members;
}

function hangDish(mesh: Mesh, angle: number, height: number, radius: number): void {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const reach = 1.7;
  tube(
    mesh,
    'whiteSteel',
    [x * reach, y * reach, height],
    [x * (reach + radius * 0.7), y * (reach + radius * 0.7), height],
    radius,
    20,
  );
  lathe(
    mesh,
    'greySteel',
    [x * (reach + 0.1), y * (reach + 0.1), height - 0.4],
    [
      [0.25, 0],
      [0.25, 0.8],
    ],
    8,
  );
}

function fence(half: number): Member[] {
  const corners = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ] as const;
  return corners.flatMap(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4]!;
    return Array.from({ length: 11 }, (_, post): Member[] => {
      const at = (share: number) => [x + (nextX - x) * share, y + (nextY - y) * share] as const;
      const [[px, py], [qx, qy]] = [at(post / 11), at((post + 1) / 11)];
      return [
        { from: [px, py, 0], to: [px, py, 2], thickness: 0.07, material: 'galvanised' },
        ...[0.4, 1.1, 1.9].map((z): Member => ({
          from: [px, py, z],
          to: [qx, qy, z],
          thickness: 0.035,
          material: 'galvanised',
        })),
      ];
    }).flat();
  });
}
