import { nearestCopy } from './web-mercator.js';

/**
 * The shortest arc with every longitude: all of the circle but the widest gap. Its west is from -180 to 180 degrees, its
 * east may be past 180. Sorts what it is given.
 */
export function shortestArc(longitudes: Float64Array): [west: number, east: number] {
  longitudes.forEach((lng, at) => (longitudes[at] = nearestCopy(lng, 0)));
  longitudes.sort();
  const [first = 0, last = 0] = [longitudes[0], longitudes.at(-1)];
  let arc: [west: number, east: number] = [first, last];
  let widest = first + 360 - last;
  for (let at = 1; at < longitudes.length; at += 1) {
    const [before = 0, after = 0] = [longitudes[at - 1], longitudes[at]];
    if (after - before <= widest) continue;
    widest = after - before;
    arc = [after, before + 360];
  }
  return arc;
}
