import type { Geolocation } from '@inspection-studio/domain';

/** A straight flight at one height with a picture at even distances. */
export interface FlightPlan {
  start: Geolocation;
  /** Clockwise from north. */
  headingDegrees: number;
  spacingMetres: number;
  count: number;
  altitudeMetres: number;
  startTime: Date;
  intervalSeconds: number;
}

/** Where and when one picture of a flight is taken. */
export interface FlightPoint extends Geolocation {
  /** Counts from 0. */
  step: number;
  altitudeMetres: number;
  takenAt: Date;
}

const METRES_PER_DEGREE = 111_320;

/** The pictures of a flight, first to last; good to a metre over some kilometres. */
export function flightLine(plan: FlightPlan): FlightPoint[] {
  const heading = (plan.headingDegrees * Math.PI) / 180;
  const north = (Math.cos(heading) * plan.spacingMetres) / METRES_PER_DEGREE;
  const east =
    (Math.sin(heading) * plan.spacingMetres) / (METRES_PER_DEGREE * Math.cos((plan.start.latitude * Math.PI) / 180));
  return Array.from({ length: plan.count }, (_, step) => ({
    step,
    longitude: wrapLongitude(plan.start.longitude + east * step),
    latitude: plan.start.latitude + north * step,
    altitudeMetres: plan.altitudeMetres,
    takenAt: new Date(plan.startTime.getTime() + step * plan.intervalSeconds * 1000),
  }));
}

const wrapLongitude = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
