import { fractalTexture, grainTexture, sample, sampleAt } from '../noise.ts';
import { createRaster, type Raster } from '../raster.ts';
import { IRONBOW } from '../thermal-palette.ts';
import { type Camera, perspective } from './camera.ts';
import { drawFoliage } from './foliage.ts';
import { MATERIAL_BY_NUMBER, MATERIALS } from './material.ts';
import { drawMembers } from './members.ts';
import type { Model } from './model.ts';
import { rasterise, type Seen } from './rasterise.ts';
import { type Ground, groundAt } from './terrain.ts';

const SKY_METRES = 4000;
const FAR_METRES = 900;

/** Renders a thermal image of a model after dusk, in the ironbow palette. */
export function drawHeat(model: Model, camera: Camera): Raster {
  const projection = perspective(camera);
  const seen = rasterise(model.mesh, projection);
  drawFoliage(model.crowns, projection, seen);
  const heats = radiate(model, camera, seen);
  drawMembers(camera, seen, model.members, (pixel, share, member, across, metres) => {
    const heat = 0.3 + MATERIALS[member.material].warmth * 0.62 - Math.abs(across) * 0.07;
    const spot = hotSpotHeat(model, ...pointAt(camera, pixel, metres));
    heats[pixel]! += (Math.max(0.2, heat - metres / 2600) + spot - heats[pixel]!) * share;
  });
  return develop(blur(heats, camera.width, camera.height), camera);
}

/** Renders apparent temperatures, from about 0 to 1. */
function radiate(model: Model, camera: Camera, seen: Seen): Float32Array {
  const { width, height, eye, forward, right, up, focal } = camera;
  const heats = new Float32Array(width * height);
  const ground: Ground = { red: 0, green: 0, blue: 0, warmth: 0, isWater: false };
  const noise = fractalTexture(91, 8, 6);
  const clouds = fractalTexture(83, 8, 6);
  for (let pixel = 0; pixel < heats.length; pixel += 1) {
    const side = ((pixel % width) + 0.5 - width / 2) / focal;
    const rise = (height / 2 - Math.floor(pixel / width) - 0.5) / focal;
    const rayX = forward[0] + right[0] * side + up[0] * rise;
    const rayY = forward[1] + right[1] * side + up[1] * rise;
    const rayZ = forward[2] + right[2] * side + up[2] * rise;
    const near = seen.nearness[pixel]!;
    const metres = near > 0 ? 1 / near : rayZ < -1e-4 ? -eye[2] / rayZ : Infinity;
    if (metres > SKY_METRES) {
      const climb = rayZ / Math.sqrt(rayX * rayX + rayY * rayY + rayZ * rayZ);
      const reach = 60 / (climb + 0.2);
      heats[pixel] = 0.2 - 0.16 * Math.sqrt(Math.max(0, climb)) + sample(clouds, rayX * reach, rayY * reach) * 0.035;
      continue;
    }
    const x = eye[0] + rayX * metres;
    const y = eye[1] + rayY * metres;
    const z = eye[2] + rayZ * metres;
    const far = Math.exp(-metres / FAR_METRES);
    let heat: number;
    if (near > 0) {
      const { warmth, patch, pattern } = MATERIAL_BY_NUMBER[seen.materials[pixel]!]!;
      const upward = seen.facings[pixel * 3 + 2]! / 127;
      const mottle =
        sample(noise, (x + y) * (20 / patch), z * (14 / patch)) * 0.035 +
        (pattern === 'leaves' ? sample(noise, (x + z) * 20, y * 20) * 0.03 : 0);
      heat = warmth * 0.82 + 0.06 + mottle - upward * 0.06 + seen.facings[pixel * 3]! * 0.0003;
      heat +=
        pattern === 'windows' ? windowLoss(Math.abs(seen.facings[pixel * 3]!) > 64 ? y : x, z, Math.abs(upward)) : 0;
      heat += hotSpotHeat(model, x, y, z);
    } else {
      groundAt(model.terrain, x, y, metres, ground);
      heat = 0.14 + ground.warmth * 0.42;
    }
    heats[pixel] = 0.2 + (heat - 0.2) * (0.25 + 0.75 * far);
  }
  return heats;
}

/** Adds warm air that leaks around windows. */
function windowLoss(u: number, z: number, upward: number): number {
  if (upward > 0.6) return 0;
  const column = u / 3.2 - Math.floor(u / 3.2) - 0.5;
  const row = z / 3.1 - Math.floor(z / 3.1) - 0.53;
  return Math.abs(column) < 0.27 && Math.abs(row) < 0.25 ? 0.16 : 0.05 * Math.exp(-8 * Math.abs(row + 0.5));
}

function hotSpotHeat({ hotSpots }: Model, x: number, y: number, z: number): number {
  let heat = 0;
  for (const { at, radius, heat: hottest } of hotSpots) {
    const away = ((x - at[0]) ** 2 + (y - at[1]) ** 2 + (z - at[2]) ** 2) / (radius * radius);
    if (away < 9) heat += hottest * Math.exp(-away);
  }
  return heat;
}

function pointAt(
  { width, height, eye, forward, right, up, focal }: Camera,
  pixel: number,
  metres: number,
): [number, number, number] {
  const side = ((pixel % width) + 0.5 - width / 2) / focal;
  const rise = (height / 2 - Math.floor(pixel / width) - 0.5) / focal;
  const axis = (index: 0 | 1 | 2) => eye[index] + (forward[index] + right[index] * side + up[index] * rise) * metres;
  return [axis(0), axis(1), axis(2)];
}

/** Blurs the image as a thermal lens does. */
function blur(heats: Float32Array, width: number, height: number): Float32Array {
  const soft = heats.slice();
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const beside = heats[at - 1]! + heats[at + 1]! + heats[at - width]! + heats[at + width]!;
      const corner = heats[at - width - 1]! + heats[at - width + 1]! + heats[at + width - 1]! + heats[at + width + 1]!;
      soft[at] = heats[at]! * 0.36 + beside * 0.11 + corner * 0.05;
    }
  }
  return soft;
}

/** Maps temperatures to colours, stretched to the range in the image, and adds sensor noise. */
function develop(heats: Float32Array, { width, height }: Camera): Raster {
  const raster = createRaster(width, height);
  const sorted = Float32Array.from({ length: Math.ceil(heats.length / 37) }, (_, index) => heats[index * 37]!).sort();
  const low = sorted[Math.floor(sorted.length * 0.01)]! - 0.02;
  const high = Math.max(low + 0.3, sorted[Math.floor(sorted.length * 0.998)]! + 0.04);
  const grain = grainTexture(5);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const noise = sampleAt(grain, x, y) * 0.008 + sampleAt(grain, x, 400) * 0.003;
      const share = Math.min(1, Math.max(0, (heats[pixel]! - low) / (high - low) + noise));
      const colour = IRONBOW[Math.round(share * 255)]!;
      raster.pixels[pixel * 3] = colour[0];
      raster.pixels[pixel * 3 + 1] = colour[1];
      raster.pixels[pixel * 3 + 2] = colour[2];
    }
  }
  return raster;
}
