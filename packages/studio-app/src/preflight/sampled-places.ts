const EVERY = 20;
const COUNT_MIN = 20;

/**
 * Returns the places of the images that are decoded, evenly over all: one in 20, because that reads the whole file, but at least
 * 20, or all of them.
 */
export function sampledPlaces(count: number): number[] {
  const step = Math.max(1, Math.min(EVERY, count / COUNT_MIN));
  return Array.from({ length: Math.ceil(count / step) }, (_, nth) => Math.floor(nth * step));
}
