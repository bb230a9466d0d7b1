/**
 * The map something is asked of. What asks is drawn on the map, so it is there.
 *
 * @throws 'Leaflet map is not defined.'
 */
export function definedMap<M>(map: M | null | undefined): M {
  if (map === null || map === undefined) throw new Error('Leaflet map is not defined.');
  return map;
}
