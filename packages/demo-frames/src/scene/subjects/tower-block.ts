import { createRandom } from '../../random.ts';
import { plant } from '../landscape.ts';
import type { Member } from '../members.ts';
import { box, createMesh, house } from '../mesh.ts';
import type { Model } from '../model.ts';
import { headingOf, type Terrain } from '../terrain.ts';

/** Blocks of flats with balconies and plant on the roof. */
export function towerBlock(seed: number): Model {
  const random = createRandom(seed, 47);
  const mesh = createMesh();
  const members: Member[] = [];
  const storeys = random.whole(11, 16);
  block(-14, -8, 28, 16, storeys);
  block(34, 20, 20, 20, storeys - 3);
  block(-66, 26, 26, 15, storeys - 5);
  block(-20, 66, 34, 15, storeys - 2);
  for (let index = 0; index < 16; index += 1)
    house(
      mesh,
      random.pick(['roofTiles', 'slate']),
      [random.between(-190, 190), random.pick([-1, 1]) * random.between(100, 190), 0],
      random.between(10, 20),
      random.between(7, 11),
      random.between(4, 7),
      random.pick([0, Math.PI / 2]),
    );
  const terrain: Terrain = {
    seed,
    fields: headingOf(0),
    river: null,
    roads: [
      { x: 0, y: -34, heading: headingOf(0.04), halfWidth: 3.6 },
      { x: 90, y: 0, heading: headingOf(1.5), halfWidth: 3.2 },
    ],
    yard: { halfLength: 74, halfDepth: 26, colour: [134, 134, 132] },
  };
  return {
    mesh,
    members,
    crowns: plant(terrain, { seed, count: 330, radius: 210, keepClear: (x, y) => Math.hypot(x, y - 20) < 46 }),
    terrain,
    target: [0, 0, storeys * 1.7],
    distance: random.between(66, 80),
    lift: random.between(2, 20),
    from: -Math.PI / 2 + random.between(0.3, 0.8) * random.pick([-1, 1]),
    sweep: 1.2,
    hotSpots: [{ at: [random.between(-10, 10), -8, storeys * random.between(1, 2.6)], radius: 3, heat: 0.35 }],
  };

  function block(x: number, y: number, length: number, depth: number, floors: number): void {
    const height = floors * 3.1;
    box(mesh, 'facade', [x, y, 0], [x + length, y + depth, height]);
    box(mesh, 'agedConcrete', [x - 0.3, y - 0.3, height], [x + length + 0.3, y + depth + 0.3, height + 0.9]);
    box(mesh, 'asphalt', [x, y, height + 0.9], [x + length, y + depth, height + 0.95]);
    box(mesh, 'brick', [x + length * 0.4, y + depth * 0.3, height], [x + length * 0.62, y + depth * 0.7, height + 4]);
    for (let unit = 0; unit < 3; unit += 1)
      box(mesh, 'greySteel', [x + 2 + unit * 3, y + 3, height + 0.9], [x + 4 + unit * 3, y + 5, height + 2.4]);
    for (let floor = 1; floor < floors; floor += 1) {
      for (let bay = 3; bay < length - 4; bay += 8) {
        box(mesh, 'concrete', [x + bay, y - 1.5, floor * 3.1], [x + bay + 4.4, y, floor * 3.1 + 0.22]);
        box(mesh, 'glass', [x + bay, y - 1.5, floor * 3.1 + 0.22], [x + bay + 4.4, y - 1.44, floor * 3.1 + 1.15]);
        members.push({
          from: [x + bay, y - 1.5, floor * 3.1 + 1.2],
          to: [x + bay + 4.4, y - 1.5, floor * 3.1 + 1.2],
          thickness: 0.08,
          material: 'galvanised',
        });
      }
    }
  }
}
