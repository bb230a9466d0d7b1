import { createRandom } from '../../random.ts';
import { latticeTower, ringRail } from '../lattice.ts';
import type { MaterialName } from '../material.ts';
import { plant } from '../landscape.ts';
import type { Member } from '../members.ts';
import { box, createMesh, lathe, type Mesh, tube } from '../mesh.ts';
import type { Model } from '../model.ts';
import { headingOf, type Terrain } from '../terrain.ts';

/** A process unit: columns with platforms, vessels in a steel frame, and pipes between them. */
export function processPlant(seed: number): Model {
  const random = createRandom(seed, 43);
  const mesh = createMesh();
  const members: Member[] = [];
  const tallest = random.between(40, 50);
  const columns = [
    { name: 'lagging', x: 0, y: 0, radius: 2.7, height: tallest },
    { name: 'whiteSteel', x: 11, y: 3, radius: 1.9, height: tallest * 0.72 },
    { name: 'lagging', x: -10, y: 4, radius: 2.2, height: tallest * 0.84 },
    { name: 'greySteel', x: 20, y: 10, radius: 1.4, height: tallest * 0.55 },
    { name: 'whiteSteel', x: -21, y: 12, radius: 3.1, height: tallest * 0.4 },
  ] as const;
  for (const { name, x, y, radius, height } of columns) members.push(...column(mesh, name, x, y, radius, height));
  for (const [from, to] of [
    [0, 1],
    [2, 0],
    [1, 3],
    [4, 2],
    [0, 1],
    [2, 0],
    [1, 3],
  ] as const) {
    const [a, b] = [columns[from], columns[to]];
    const top = random.between(0.3, 0.94) * Math.min(a.height, b.height);
    const bend = random.between(0.3, 0.7);
    const [midX, midY] = [a.x + (b.x - a.x) * bend, Math.min(a.y, b.y) - random.between(1, 4)];
    const kind = random.pick<MaterialName>(['greySteel', 'lagging', 'hotPipe']);
    const radius = random.between(0.2, 0.45);
    tube(mesh, kind, [a.x, a.y, top], [midX, midY, top], radius);
    tube(mesh, kind, [midX, midY, top + radius], [midX, midY, 0], radius);
    tube(mesh, kind, [midX, midY, top * 0.4], [b.x, b.y, top * 0.4], radius);
  }
  frame(mesh, members, -34, 18, 4);
  frame(mesh, members, 26, -8, 3);
  for (const x of [-30, -24, 30]) tube(mesh, 'lagging', [x - 3, 22, 9], [x + 5, 22, 9], 1.5, 22);
  members.push(
    ...latticeTower(
      [40, 26, 0],
      [
        [0, 2.6],
        [12, 2.2],
        [24, 1.8],
        [36, 1.4],
        [48, 1],
      ],
      0.24,
      'greySteel',
    ),
  );
  lathe(
    mesh,
    'greySteel',
    [40, 26, 0],
    [
      [0.7, 0],
      [0.7, 52],
      [1, 53],
    ],
    18,
  );
  for (let x = -70; x < 70; x += 10) {
    box(mesh, 'greySteel', [x, -16, 0], [x + 0.4, -15.6, 7]);
    box(mesh, 'greySteel', [x, -21, 0], [x + 0.4, -20.6, 7]);
    box(mesh, 'greySteel', [x, -21, 6.7], [x + 0.4, -15.6, 7]);
  }
  for (let pipe = 0; pipe < 6; pipe += 1) {
    for (let x = -70; x < 70; x += 20)
      tube(
        mesh,
        pipe % 2 ? 'lagging' : 'greySteel',
        [x, -20.2 + pipe * 0.85, 7.4],
        [x + 20, -20.2 + pipe * 0.85, 7.4],
        0.32,
      );
  }
  box(mesh, 'facade', [-76, 30, 0], [-46, 52, 12.4]);
  const terrain: Terrain = {
    seed,
    fields: headingOf(random.between(0, 3)),
    river: null,
    roads: [{ x: 0, y: -32, heading: headingOf(0), halfWidth: 3.4 }],
    yard: { halfLength: 96, halfDepth: 70, colour: [150, 147, 138] },
  };
  return {
    mesh,
    members,
    crowns: plant(terrain, { seed, count: 190, radius: 320, keepClear: () => false }),
    terrain,
    target: [0, 4, tallest * 0.5],
    distance: random.between(58, 72),
    lift: random.between(-2, 16),
    from: -Math.PI / 2 + random.between(-0.8, 0.8),
    sweep: 1.3,
    hotSpots: [
      { at: [0, -2.7, tallest * random.between(0.3, 0.8)], radius: 2.4, heat: 0.5 },
      { at: [-10, 2, tallest * random.between(0.2, 0.6)], radius: 1.6, heat: 0.4 },
    ],
  };
}

function column(mesh: Mesh, name: MaterialName, x: number, y: number, radius: number, height: number): Member[] {
  lathe(
    mesh,
    'concrete',
    [x, y, 0],
    [
      [radius * 1.3, 0],
      [radius * 1.3, 1.2],
      [radius, 1.2],
    ],
    32,
  );
  lathe(
    mesh,
    name,
    [x, y, 0],
    [
      [radius * 1.15, 1.2],
      [radius, 4],
      [radius, height],
      [radius * 0.8, height + radius * 0.45],
      [0.02, height + radius * 0.7],
    ],
    40,
  );
  const members: Member[] = [];
  for (let level = height; level > 8; level -= 8.5) {
    lathe(
      mesh,
      'darkSteel',
      [x, y, level - 0.25],
      [
        [radius, 0],
        [radius + 1.5, 0],
        [radius + 1.5, 0.2],
        [radius, 0.2],
      ],
      32,
    );
    members.push(...ringRail([x, y, level], radius + 1.45, 'galvanised', 16));
  }
  for (const side of [-0.3, 0.3])
    members.push({
      from: [x + side, y - radius - 0.5, 1],
      to: [x + side, y - radius - 0.5, height],
      thickness: 0.08,
      material: 'galvanised',
    });
  for (let rung = 1.5; rung < height; rung += 0.8)
    members.push({
      from: [x - 0.3, y - radius - 0.5, rung],
      to: [x + 0.3, y - radius - 0.5, rung],
      thickness: 0.05,
      material: 'galvanised',
    });
  return members;
}

/** Adds an open steel frame with floors and rails. */
function frame(mesh: Mesh, members: Member[], x: number, y: number, floors: number): void {
  for (const u of [0, 7, 14])
    for (const v of [0, 8])
      box(mesh, 'greySteel', [x + u - 0.2, y + v - 0.2, 0], [x + u + 0.2, y + v + 0.2, floors * 6]);
  for (let floor = 1; floor <= floors; floor += 1) {
    box(mesh, 'darkSteel', [x - 0.6, y - 0.6, floor * 6 - 0.3], [x + 14.6, y + 8.6, floor * 6]);
    for (const v of [-0.6, 8.6])
      for (const rise of [0.55, 1.1])
        members.push({
          from: [x - 0.6, y + v, floor * 6 + rise],
          to: [x + 14.6, y + v, floor * 6 + rise],
          thickness: 0.06,
          material: 'galvanised',
        });
    lathe(
      mesh,
      'whiteSteel',
      [x + 4, y + 4, floor * 6],
      [
        [1.3, 0],
        [1.3, 3],
        [0.1, 3.7],
      ],
      24,
    );
  }
  for (const v of [-0.3, 8.3])
    members.push({ from: [x, y + v, 0], to: [x + 14, y + v, 6], thickness: 0.2, material: 'greySteel' });
}
