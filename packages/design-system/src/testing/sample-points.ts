import type { MapPoint } from '../map/map-points.js';

/** A point on the map of a story or test. */
export interface SamplePlace {
  id: string;
  name: string;
  type: 'Bridge' | 'Cell Tower' | 'Water Tank';
  modified: string;
}

const place = (
  name: string,
  type: SamplePlace['type'],
  modified: string,
  lng: number,
  lat: number,
): MapPoint<SamplePlace> => ({
  id: name,
  label: `${name}, ${type}`,
  position: [lng, lat],
  data: { id: name, name, type, modified },
});

/** Three near each other, two alone. */
export const samplePoints: readonly MapPoint<SamplePlace>[] = [
  place('Kinnaird Viaduct', 'Bridge', '2025-11-18', -3.4042, 56.0019),
  place('Penny Dock Mast', 'Cell Tower', '2025-11-09', -3.18, 55.95),
  place('Ardlay Tank B', 'Water Tank', '2025-11-06', -3.05, 56.07),
  place('Holm Reservoir Tank 2', 'Water Tank', '2025-11-17', 2.35, 48.86),
  place('Mill Bridge', 'Bridge', '2025-05-02', 12.5, 41.9),
];

const TYPES = ['Bridge', 'Cell Tower', 'Water Tank'] as const;

/** The same scattered places every time: half of them in towns, half anywhere in Europe. */
export function scatteredPoints(count: number): MapPoint<SamplePlace>[] {
  let seed = 20_251;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const towns = Array.from({ length: 120 }, () => [-9 + random() * 33, 37 + random() * 23] as const);
  return Array.from({ length: count }, (_, at) => {
    const [townLng, townLat] = towns[Math.floor(random() * towns.length)] ?? [0, 50];
    const isInTown = at % 2 === 0;
    const lng = isInTown ? townLng + (random() + random() - 1) * 0.4 : -9 + random() * 33;
    const lat = isInTown ? townLat + (random() + random() - 1) * 0.3 : 37 + random() * 23;
    return place(`Span ${at + 1}`, TYPES[at % TYPES.length] ?? 'Bridge', '2025-11-14', lng, lat);
  });
}
