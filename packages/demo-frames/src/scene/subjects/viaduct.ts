import { createRandom } from '../../random.ts';
import { plant } from '../landscape.ts';
import type { MaterialName } from '../material.ts';
import { box, createMesh, face, type Mesh } from '../mesh.ts';
import type { Model } from '../model.ts';
import { headingOf, type Terrain } from '../terrain.ts';

const DECK = 24;
const HALF = 420;

/** A road viaduct on wall piers across a river valley. */
export function viaduct(seed: number): Model {
  const random = createRandom(seed, 31);
  const mesh = createMesh();
  const span = random.between(34, 48);
  box(mesh, 'concrete', [-HALF, -3.4, DECK - 2.6], [HALF, 3.4, DECK - 0.5], 40);
  box(mesh, 'agedConcrete', [-HALF, -6.4, DECK - 0.5], [HALF, 6.4, DECK], 40);
  for (let slice = 0; slice < 40; slice += 1) {
    const [x0, x1] = [-HALF + (slice * HALF) / 20, -HALF + ((slice + 1) * HALF) / 20];
    face(
      mesh,
      'asphalt',
      [x0, -4.7, DECK + 0.05],
      [x1, -4.7, DECK + 0.05],
      [x1, 4.7, DECK + 0.05],
      [x0, 4.7, DECK + 0.05],
      [0, 0, 1],
    );
  }
  for (const side of [-1, 1]) {
    const [inner, outer] = [side * 6.05, side * 6.4];
    box(mesh, 'concrete', [-HALF, Math.min(inner, outer), DECK], [HALF, Math.max(inner, outer), DECK + 1.05], 40);
  }
  for (let pier = -Math.floor(HALF / span); pier * span < HALF; pier += 1) {
    const x = pier * span + span / 2;
    box(mesh, 'boardedConcrete', [x - 1.1, -2.6, 0], [x + 1.1, 2.6, DECK - 4]);
    box(mesh, 'concrete', [x - 1.4, -4.4, DECK - 4], [x + 1.4, 4.4, DECK - 2.6]);
    box(mesh, 'agedConcrete', [x - 2.6, -4.4, 0], [x + 2.6, 4.4, 0.8]);
  }
  for (let joint = -Math.floor(HALF / span); joint * span < HALF; joint += 3) {
    box(mesh, 'darkSteel', [joint * span - 0.22, -6, DECK], [joint * span + 0.22, 6, DECK + 0.08]);
  }
  for (let gully = -HALF + 6; gully < HALF; gully += 12)
    for (const y of [-4.55, 4.2]) box(mesh, 'darkSteel', [gully, y, DECK], [gully + 0.5, y + 0.35, DECK + 0.09]);
  for (let index = 0; index < 12; index += 1) {
    const lane = random.pick([-1, 1]);
    drive(
      mesh,
      random.pick(['redPaint', 'bluePaint', 'whiteSteel', 'greySteel', 'darkSteel']),
      random.between(-200, 200),
      lane * 2.1,
    );
  }
  const terrain: Terrain = {
    seed,
    fields: headingOf(random.between(0, 3)),
    river: { x: random.between(-14, 14), halfWidth: random.between(14, 26) },
    roads: [{ x: 70, y: 0, heading: headingOf(Math.PI / 2 + 0.12), halfWidth: 2.4 }],
    yard: null,
  };
  return {
    mesh,
    members: [],
    crowns: plant(terrain, { seed, count: 260, radius: 330, keepClear: (_x, y) => Math.abs(y) < 11 }),
    terrain,
    target: [0, 0, DECK - 7],
    distance: random.between(92, 120),
    lift: random.between(10, 24),
    from: random.pick([-1, 1]) * random.between(0.8, 1.25),
    sweep: 0.5,
    hotSpots: [],
  };
}

/** Adds a car on the deck. */
function drive(mesh: Mesh, paint: MaterialName, x: number, y: number): void {
  box(mesh, paint, [x, y - 0.88, DECK + 0.35], [x + 4.3, y + 0.88, DECK + 0.95]);
  box(mesh, 'glass', [x + 0.9, y - 0.76, DECK + 0.95], [x + 3.3, y + 0.76, DECK + 1.35]);
  box(mesh, paint, [x + 1.3, y - 0.7, DECK + 1.35], [x + 2.9, y + 0.7, DECK + 1.46]);
  box(mesh, 'darkSteel', [x + 0.5, y - 0.86, DECK + 0.06], [x + 3.8, y + 0.86, DECK + 0.35]);
}
