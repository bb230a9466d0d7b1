/** A position on the earth, in degrees. */
interface Position {
  longitude: number;
  latitude: number;
}

/** A straight flight at constant altitude that takes pictures at equal distances. */
export interface FlightPlan {
  start: Position;
  /** Degrees clockwise from north. */
  headingDegrees: number;
  spacingMetres: number;
  count: number;
  altitudeMetres: number;
  startTime: Date;
  intervalSeconds: number;
}

/** Position and time of one picture of a flight. */
export interface FlightPoint extends Position {
  /** Zero-based position in the flight. */
  step: number;
  altitudeMetres: number;
  takenAt: Date;
}

const METRES_PER_DEGREE = 111_320;

/** Computes the pictures of a flight, first to last. Accurate to a metre over a few kilometres. */
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
