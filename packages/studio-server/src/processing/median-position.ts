import type { Geolocation } from '@inspection-studio/domain';

const HALF_TURN = 180;
const FULL_TURN = 360;

/**
 * The middle of many positions: the median of the latitudes and the median of
 * the longitudes, separately, so that a stray fix does not pull it.
 *
 * Longitudes are taken the short way round from the first position, so a flight
 * across the antimeridian has its middle there and not in Africa.
 *
 * @returns null for no positions; with an even number, halfway between the middle two
 */
export function medianPosition(positions: readonly Geolocation[]): Geolocation | null {
  const [first] = positions;
  if (!first) return null;
  const longitude = median(positions.map((position) => shortWayRound(position.longitude, first.longitude)));
  return {
    longitude: shortWayRound(longitude, 0),
    latitude: median(positions.map(({ latitude }) => latitude)),
  };
}

/** The same meridian, written so that it lies within half a turn of another. */
function shortWayRound(longitude: number, from: number): number {
  if (longitude - from > HALF_TURN) return longitude - FULL_TURN;
  return from - longitude > HALF_TURN ? longitude + FULL_TURN : longitude;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}
