import { createRandom } from '../random.ts';
import type { Crown } from './foliage.ts';
import { house, type Mesh } from './mesh.ts';
import { acrossRoad, riverMiddle, type Terrain } from './terrain.ts';
import type { Vector } from './vector.ts';

interface Planting {
  seed: number;
  count: number;
  /** Distance from the origin up to which trees grow, in metres. */
  radius: number;
  keepClear: (x: number, y: number) => boolean;
}

/** Places trees and bushes: more along water, none on water, roads or the yard. */
export function plant(terrain: Terrain, { seed, count, radius, keepClear }: Planting): Crown[] {
  const random = createRandom(seed, 57);
  const { river } = terrain;
  const crowns: Crown[] = [];
  let clusterX = 0;
  let clusterY = 0;
  for (let index = 0; index < count; index += 1) {
    if (index % 7 === 0) {
      clusterX = random.between(-radius, radius);
      clusterY = random.between(-radius, radius);
    }
    const y = clusterY + random.between(-16, 16);
    const isRiparian = river !== null && random.chance(0.45);
    const x = isRiparian
      ? riverMiddle(river.x, y) + random.pick([-1, 1]) * (river.halfWidth + random.between(4, 13))
      : clusterX + random.between(-16, 16);
    const size = random.between(1.6, 4.4) * (random.chance(0.15) ? 1.4 : 1);
    const height = size * random.between(1.7, 2.6);
    const isDark = random.chance(0.35);
    if (keepClear(x, y) || !isPlantable(terrain, x, y)) continue;
    crowns.push({ centre: [x, y, height * 0.55], radius: size, height, isDark, seed: index + seed });
  }
  return crowns;
}

/** Places a row of houses along the first road and returns their positions. */
export function settle(mesh: Mesh, terrain: Terrain, seed: number, count: number): Vector[] {
  const random = createRandom(seed, 61);
  const places: Vector[] = [];
  const [road] = terrain.roads;
  if (!road) return places;
  const { cosine, sine } = road.heading;
  for (let index = 0; index < count; index += 1) {
    const along = random.between(-260, 260);
    const away = random.pick([-1, 1]) * random.between(16, 30);
    const x = road.x + cosine * along - sine * away;
    const y = road.y + sine * along + cosine * away;
    const isTaken = places.some((place) => Math.hypot(x - place[0], y - place[1]) < 25);
    if (isTaken || !isPlantable(terrain, x, y)) continue;
    places.push([x, y, 0]);
    const turn = Math.atan2(sine, cosine) + random.pick([0, Math.PI / 2]) + random.between(-0.06, 0.06);
    house(
      mesh,
      random.pick(['roofTiles', 'slate', 'roofTiles']),
      [x, y, 0],
      random.between(10, 18),
      random.between(7, 10),
      random.between(3, 5.5),
      turn,
    );
  }
  return places;
}

function isPlantable({ river, roads, yard }: Terrain, x: number, y: number): boolean {
  if (river && Math.abs(x - riverMiddle(river.x, y)) < river.halfWidth + 2) return false;
  if (roads.some((road) => Math.abs(acrossRoad(road, x, y)) < road.halfWidth + 4)) return false;
  return !yard || Math.abs(x) > yard.halfLength + 4 || Math.abs(y) > yard.halfDepth + 4;
}
