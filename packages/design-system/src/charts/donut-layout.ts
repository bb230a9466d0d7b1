import { arc, pie } from 'd3-shape';

/** Radius of the hole as a share of the outer one. */
export const INNER_RADIUS_SHARE = 0.5;

/** Rounding of a slice's corners, in pixels. */
export const CORNER_RADIUS = 3;

/** Angle between two slices, in radians; the surface shows through. */
export const PAD_ANGLE = 0.02;

/** One slice around the origin; angles in radians, clockwise from twelve o'clock. */
export interface Slice {
  startAngle: number;
  endAngle: number;
  /** Drawing commands of its outline. */
  path: string;
  /** Middle of the slice, for its label. */
  x: number;
  y: number;
}

/** Slices in the order of their counts; a count of 0 keeps its place and has no angle. */
export function layoutSlices(counts: readonly number[], outerRadius: number): Slice[] {
  const shape = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
    .innerRadius(outerRadius * INNER_RADIUS_SHARE)
    .outerRadius(outerRadius)
    .cornerRadius(CORNER_RADIUS);
  // Only what is drawn shares the angles: a pad beside nothing would be a gap that means nothing.
  const drawn = counts.flatMap((count, index) => (count > 0 ? [{ count, index }] : []));
  const angles = pie<{ count: number; index: number }>()
    .sort(null)
    .padAngle(drawn.length > 1 ? PAD_ANGLE : 0)
    .value(({ count }) => count)(drawn);
  const byIndex = new Map(angles.map((angle) => [angle.data.index, angle]));
  let end = 0;
  return counts.map((_count, index) => {
    const { startAngle, endAngle, padAngle } = byIndex.get(index) ?? { startAngle: end, endAngle: end, padAngle: 0 };
    end = endAngle;
    const slice = { startAngle, endAngle, padAngle };
    const [x, y] = shape.centroid(slice);
    return { startAngle, endAngle, path: shape(slice) ?? '', x, y };
  });
}
