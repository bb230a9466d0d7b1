import { createRandom } from '../../random.ts';
import { ringRail } from '../lattice.ts';
import { plant } from '../landscape.ts';
import { box, createMesh, house, lathe } from '../mesh.ts';
import type { Model } from '../model.ts';
import { headingOf, type Terrain } from '../terrain.ts';

/** A banded concrete chimney above its boiler house. */
export function chimney(seed: number): Model {
  const random = createRandom(seed, 45);
  const mesh = createMesh();
  const height = random.between(84, 108);
  const material = random.pick(['redWhite', 'redWhite', 'boardedConcrete'] as const);
  const radius = (share: number) => 4.2 - 1.7 * share;
  lathe(
    mesh,
    material,
    [0, 0, 0],
    Array.from({ length: 19 }, (_, ring) => [radius(ring / 18), (ring / 18) * height] as const),
    48,
  );
  lathe(
    mesh,
    'darkSteel',
    [0, 0, height],
    [
      [radius(1) + 0.25, -1.2],
      [radius(1) + 0.25, 0.3],
      [radius(1) - 0.5, 0.3],
      [radius(1) - 0.5, -3],
    ],
    40,
  );
  const platforms = [0.62, 0.93].map((share) => share * height);
  for (const level of platforms)
    lathe(
      mesh,
      'darkSteel',
      [0, 0, level],
      [
        [2, 0],
        [radius(level / height) + 1.7, 0],
        [radius(level / height) + 1.7, 0.25],
        [2, 0.25],
      ],
      36,
    );
  const members = platforms.flatMap((level) =>
    ringRail([0, 0, level + 0.2], radius(level / height) + 1.65, 'galvanised', 20),
  );
  for (const side of [-0.3, 0.3])
    members.push({
      from: [side, -4.5, 1],
      to: [side, -radius(1) - 0.4, height],
      thickness: 0.09,
      material: 'galvanised',
    });
  box(mesh, 'facade', [10, -14, 0], [44, 18, 21.7]);
  box(mesh, 'greySteel', [10, -14, 21.7], [44, 18, 23]);
  box(mesh, 'lagging', [2, -2, 11], [11, 2, 15]);
  box(mesh, 'greenSteel', [-40, -10, 0], [-14, 14, 9]);
  box(mesh, 'greySteel', [-40.5, -10.5, 9], [-13.5, 14.5, 9.8]);
  for (let unit = 0; unit < 4; unit += 1) box(mesh, 'whiteSteel', [14 + unit * 7, -8, 23], [18 + unit * 7, -3, 25.4]);
  for (let index = 0; index < 9; index += 1)
    house(
      mesh,
      random.pick(['roofTiles', 'slate']),
      [random.between(-150, 150), random.between(70, 160), 0],
      random.between(12, 24),
      random.between(8, 12),
      random.between(4, 7),
      random.between(0, 3),
    );
  const terrain: Terrain = {
    seed,
    fields: headingOf(random.between(0, 3)),
    river: null,
    roads: [{ x: 0, y: 52, heading: headingOf(0.08), halfWidth: 3.2 }],
    yard: { halfLength: 54, halfDepth: 30, colour: [140, 138, 132] },
  };
  return {
    mesh,
    members,
    crowns: plant(terrain, { seed, count: 260, radius: 300, keepClear: () => false }),
    terrain,
    target: [0, 0, height * 0.74],
    distance: random.between(62, 80),
    lift: random.between(6, 20),
    from: random.between(-3, 3),
    sweep: Math.PI,
    hotSpots: [{ at: [0, 0, height], radius: 4, heat: 0.6 }],
  };
}
