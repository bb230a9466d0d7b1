import { createRandom } from '../../random.ts';
import { plant, settle } from '../landscape.ts';
import { createMesh } from '../mesh.ts';
import type { Model } from '../model.ts';
import { headingOf, type Terrain } from '../terrain.ts';

/** Fields, a road with houses, trees and, for most seeds, a river. */
export function farmland(seed: number): Model {
  const random = createRandom(seed, 53);
  const mesh = createMesh();
  const riverX = random.between(-60, 60);
  const terrain: Terrain = {
    seed,
    fields: headingOf(random.between(0, 3)),
    river: random.chance(0.65) ? { x: riverX, halfWidth: random.between(7, 15) } : null,
    roads: [
      {
        x: random.between(-20, 20),
        y: random.between(-30, 30),
        heading: headingOf(random.between(-0.5, 0.5)),
        halfWidth: 3,
      },
      {
        x: riverX + random.pick([-1, 1]) * random.between(55, 90),
        y: 0,
        heading: headingOf(random.between(1.35, 1.75)),
        halfWidth: 1.8,
      },
    ],
    yard: null,
  };
  const houses = settle(mesh, terrain, seed, 40);
  return {
    mesh,
    members: [],
    crowns: plant(terrain, {
      seed,
      count: 520,
      radius: 300,
      keepClear: (x, y) => houses.some((place) => Math.hypot(x - place[0], y - place[1]) < 14),
    }),
    terrain,
    target: [0, 0, 0],
    distance: 120,
    lift: 60,
    from: 0.8,
    sweep: 1,
    hotSpots: [],
  };
}
