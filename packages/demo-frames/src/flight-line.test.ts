import { describe, expect, it } from 'vitest';
import { type FlightPlan, flightLine } from './flight-line.ts';

const plan: FlightPlan = {
  start: { longitude: 8, latitude: 50 },
  headingDegrees: 0,
  spacingMetres: 20,
  count: 3,
  altitudeMetres: 120,
  startTime: new Date('2025-11-14T09:30:00Z'),
  intervalSeconds: 4,
};

/** Great-circle distance in metres. */
function metresBetween(a: { longitude: number; latitude: number }, b: { longitude: number; latitude: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}

describe('flightLine places pictures at equal distances and intervals', () => {
  it('counts from the start position, with time and altitude', () => {
    const [first, , third] = flightLine(plan);
    expect(first).toEqual({ step: 0, longitude: 8, latitude: 50, altitudeMetres: 120, takenAt: plan.startTime });
    expect(third).toMatchObject({ step: 2, altitudeMetres: 120, takenAt: new Date('2025-11-14T09:30:08Z') });
  });

  it.each([
    ['north', 0, 0, 1],
    ['east', 90, 1, 0],
    ['south', 180, 0, -1],
    ['west', 270, -1, 0],
  ])('heads %s', (_case, headingDegrees, east, north) => {
    const [first, second] = flightLine({ ...plan, headingDegrees });
    expect(Math.sign(Math.round(((second?.longitude ?? 0) - (first?.longitude ?? 0)) * 1e7))).toBe(east);
    expect(Math.sign(Math.round(((second?.latitude ?? 0) - (first?.latitude ?? 0)) * 1e7))).toBe(north);
  });

  it.each([0, 45, 90, 200, 333])('keeps the spacing at heading %i, at any latitude', (headingDegrees) => {
    for (const latitude of [0, 50, -68]) {
      const points = flightLine({ ...plan, start: { longitude: 8, latitude }, headingDegrees, count: 5 });
      points
        .slice(1)
        .forEach((point, index) => expect(metresBetween(points[index] ?? point, point)).toBeCloseTo(20, 0));
    }
  });

  it('continues past the antimeridian', () => {
    const points = flightLine({ ...plan, start: { longitude: 179.9999, latitude: 0 }, headingDegrees: 90, count: 2 });
    expect(points[1]?.longitude).toBeLessThan(-179.99);
  });

  it('returns no points for a count of 0', () => {
    expect(flightLine({ ...plan, count: 0 })).toEqual([]);
  });
});
