import { cross, dot, normalize, scale, subtract, type Vector } from './vector.ts';

/** A camera position and its projection. */
export interface Camera {
  readonly eye: Vector;
  readonly forward: Vector;
  readonly right: Vector;
  readonly up: Vector;
  /** Focal length in pixels: a larger value zooms in. */
  readonly focal: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Creates a camera that looks at a point.
 *
 * @param fieldDegrees horizontal field of view
 * @param upward direction that is up in the picture; set it when the camera looks straight down
 */
export function lookAt(
  eye: Vector,
  target: Vector,
  fieldDegrees: number,
  width: number,
  height: number,
  upward: Vector = [0, 0, 1],
): Camera {
  const forward = normalize(subtract(target, eye));
  const right = normalize(cross(forward, upward));
  const focal = width / 2 / Math.tan((fieldDegrees * Math.PI) / 360);
  return { eye, forward, right, up: cross(right, forward), focal, width, height };
}

/** Projects points into the picture. */
export interface Projection {
  readonly width: number;
  readonly height: number;
  /** @returns pixel position and nearness (larger is nearer, linear in the picture); null behind the camera */
  project(x: number, y: number, z: number, out: Float64Array): boolean;
}

const NEAREST_METRES = 0.4;

/** Perspective projection of a camera; nearness is one over the distance along its axis. */
export function perspective({ eye, forward, right, up, focal, width, height }: Camera): Projection {
  return {
    width,
    height,
    project(x, y, z, out) {
      const dx = x - eye[0];
      const dy = y - eye[1];
      const dz = z - eye[2];
      const ahead = dx * forward[0] + dy * forward[1] + dz * forward[2];
      if (ahead < NEAREST_METRES) return false;
      out[0] = width / 2 + (focal * (dx * right[0] + dy * right[1] + dz * right[2])) / ahead;
      out[1] = height / 2 - (focal * (dx * up[0] + dy * up[1] + dz * up[2])) / ahead;
      out[2] = 1 / ahead;
      return true;
    },
  };
}

/** Parallel projection along the sun's rays onto a disc of ground; nearness is height along the rays. */
export function sunlight(sun: Vector, centre: Vector, radius: number, size: number): Projection {
  const right = normalize(cross(sun, [0, 0, 1]));
  const up = cross(right, sun);
  const pixels = size / (radius * 2);
  const [offsetX, offsetY] = [dot(centre, right), dot(centre, up)];
  const far = scale(sun, 1);
  return {
    width: size,
    height: size,
    project(x, y, z, out) {
      out[0] = size / 2 + (x * right[0] + y * right[1] + z * right[2] - offsetX) * pixels;
      out[1] = size / 2 - (x * up[0] + y * up[1] + z * up[2] - offsetY) * pixels;
      out[2] = x * far[0] + y * far[1] + z * far[2] + 100_000;
      return true;
    },
  };
}
