import type { Geolocation } from '@inspection-studio/domain/shared';

const HALF_TURN = 180;
const FULL_TURN = 360;

/**
 * Returns the median position: the median of the latitudes and of the longitudes,
 * separately, so that outliers have no effect.
 *
 * Longitudes are unwrapped relative to the first position, so that flights across the
 * antimeridian work.
 *
 * @returns null without positions; for an even number, the midpoint of the middle two
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

/** Shifts a longitude by full turns to within 180 degrees of another. */
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
