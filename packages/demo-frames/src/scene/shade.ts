import { type Projection, sunlight } from './camera.ts';
import { drawFoliage } from './foliage.ts';
import type { Model } from './model.ts';
import { rasterise, type Seen } from './rasterise.ts';
import type { Weather } from './weather.ts';

const SHADOW_PIXELS = 1024;

/** Shadow map of a model: what the sun sees of it. Rendered once, used for every camera. */
export interface Shade {
  readonly seen: Seen;
  readonly projection: Projection;
  readonly bias: number;
}

/**
 * Renders the shadow map of a model.
 *
 * @param radius distance from the model's target up to which shadows are drawn, in metres
 */
export function castShade(model: Model, weather: Weather, radius: number): Shade {
  const [x, y] = model.target;
  const projection = sunlight(weather.sun, [x, y, 0], radius, SHADOW_PIXELS);
  const seen = rasterise(model.mesh, projection);
  drawFoliage(model.crowns, projection, seen);
  return { seen, projection, bias: (radius / SHADOW_PIXELS) * 5 };
}

/** Returns 1 in the sun, 0 in the shade of the model, and values between at the edge of the shade. */
export function openness(
  { seen, projection, bias }: Shade,
  x: number,
  y: number,
  z: number,
  spot: Float64Array,
): number {
  projection.project(x, y, z, spot);
  const column = Math.floor(spot[0]! - 0.5);
  const row = Math.floor(spot[1]! - 0.5);
  if (column < 0 || row < 0 || column >= seen.width - 1 || row >= seen.height - 1) return 1;
  const u = spot[0]! - 0.5 - column;
  const v = spot[1]! - 0.5 - row;
  const limit = spot[2]! + bias;
  const at = row * seen.width + column;
  const { nearness } = seen;
  const upper = (nearness[at]! > limit ? 0 : 1 - u) + (nearness[at + 1]! > limit ? 0 : u);
  const lower = (nearness[at + seen.width]! > limit ? 0 : 1 - u) + (nearness[at + seen.width + 1]! > limit ? 0 : u);
  return upper * (1 - v) + lower * v;
}
