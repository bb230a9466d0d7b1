/** Longitude and latitude of one place. */
export type Place = readonly [lng: number, lat: number];

/** How many places both maps show. */
export const PLACE_COUNT = 50_000;

/** The same places every time: six of ten in 400 towns, the others anywhere between 55° S and 68° N. */
export function makePlaces(count = PLACE_COUNT): Place[] {
  let seed = 20_251;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const anywhere = (): Place => [-178 + random() * 356, -55 + random() * 123];
  const towns = Array.from({ length: 400 }, anywhere);
  return Array.from({ length: count }, (_, at) => {
    if (at % 10 >= 6) return anywhere();
    const [lng, lat] = towns[Math.floor(random() * towns.length)] as Place;
    return [lng + (random() + random() - 1) * 0.6, lat + (random() + random() - 1) * 0.4];
  });
}
