import { fractalTexture, grainTexture, sample, sampleAt } from '../noise.ts';
import { createRaster, type Raster } from '../raster.ts';
import { type Camera, perspective } from './camera.ts';
import { drawFoliage } from './foliage.ts';
import { MATERIAL_BY_NUMBER, MATERIALS } from './material.ts';
import { drawMembers } from './members.ts';
import type { Model } from './model.ts';
import { rasterise, type Seen } from './rasterise.ts';
import { openness, type Shade } from './shade.ts';
import { paintSky } from './sky.ts';
import { softenEdges } from './soft-edges.ts';
import { paintMaterial } from './surface-tone.ts';
import { type Ground, groundAt } from './terrain.ts';
import { cross, normalize, subtract } from './vector.ts';
import type { Weather } from './weather.ts';

const SKY_METRES = 4000;
const MOST_FOG = 0.88;

/** Renders a model by daylight. */
export function drawDaylight(model: Model, camera: Camera, weather: Weather, shade: Shade): Raster {
  const raster = createRaster(camera.width, camera.height);
  const projection = perspective(camera);
  const seen = rasterise(model.mesh, projection);
  drawFoliage(model.crowns, projection, seen);
  lightPixels(raster, seen, model, camera, weather, shade);
  softenEdges(raster, seen);
  lightMembers(raster, seen, model, camera, weather);
  return raster;
}

function lightPixels(
  { pixels }: Raster,
  seen: Seen,
  { terrain }: Model,
  camera: Camera,
  weather: Weather,
  shade: Shade,
): void {
  const { width, height, eye, forward, right, up, focal } = camera;
  const { sun, direct, ambient, horizon, visibilityMetres } = weather;
  const ground: Ground = { red: 0, green: 0, blue: 0, warmth: 0, isWater: false };
  const spot = new Float64Array(3);
  const grain = grainTexture(9);
  const ridge = fractalTexture(83, 8, 6);
  const tone = fractalTexture(91, 8, 6);
  for (let y = 0; y < height; y += 1) {
    const rise = (height / 2 - y - 0.5) / focal;
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const at = pixel * 3;
      const side = (x + 0.5 - width / 2) / focal;
      const rayX = forward[0] + right[0] * side + up[0] * rise;
      const rayY = forward[1] + right[1] * side + up[1] * rise;
      const rayZ = forward[2] + right[2] * side + up[2] * rise;
      const near = seen.nearness[pixel]!;
      const isSolid = near > 0;
      const metres = isSolid ? 1 / near : rayZ < -1e-4 ? -eye[2] / rayZ : Infinity;
      if (metres > SKY_METRES) {
        paintSky(weather, ridge, rayX, rayY, rayZ, pixels, at);
        continue;
      }
      const px = eye[0] + rayX * metres;
      const py = eye[1] + rayY * metres;
      const pz = isSolid ? eye[2] + rayZ * metres : 0;
      let nx = 0;
      let ny = 0;
      let nz = 1;
      let gloss = 0;
      if (isSolid) {
        nx = seen.facings[at]! / 127;
        ny = seen.facings[at + 1]! / 127;
        nz = seen.facings[at + 2]! / 127;
        if (nx * rayX + ny * rayY + nz * rayZ > 0) {
          nx = -nx;
          ny = -ny;
          nz = -nz;
        }
        const material = MATERIAL_BY_NUMBER[seen.materials[pixel]!]!;
        if (material.pattern === 'leaves') {
          nx += sample(tone, (px + pz) * 14, (py - pz) * 14) * 0.9;
          ny += sample(tone, (px - pz) * 14 + 90, (py + pz) * 14) * 0.9;
        }
        paintMaterial(material, tone, px, py, pz, nx, ny, nz, metres, pixels, at);
      } else {
        groundAt(terrain, px, py, metres, ground);
        pixels[at] = ground.red;
        pixels[at + 1] = ground.green;
        pixels[at + 2] = ground.blue;
        if (ground.isWater) gloss = 0.12 + 0.5 * (1 + rayZ / Math.sqrt(rayX * rayX + rayY * rayY + rayZ * rayZ)) ** 3;
      }
      const facing = nx * sun[0] + ny * sun[1] + nz * sun[2];
      const lit = facing > 0 ? facing * openness(shade, px + nx * 0.2, py + ny * 0.2, pz + nz * 0.2, spot) * 1.25 : 0;
      const open = 0.62 + 0.38 * nz;
      const fog = MOST_FOG * (1 - Math.exp(-metres / visibilityMetres));
      const speck = sampleAt(grain, x, y) * 2.2;
      for (let channel = 0; channel < 3; channel += 1) {
        const own = pixels[at + channel]! * (ambient[channel]! * open + direct[channel]! * lit);
        const value = own + (horizon[channel]! * 0.92 - own) * gloss;
        pixels[at + channel] = value + (horizon[channel]! - value) * fog + speck;
      }
    }
  }
}

function lightMembers({ pixels }: Raster, seen: Seen, { members }: Model, camera: Camera, weather: Weather): void {
  const { sun, direct, ambient, horizon, visibilityMetres } = weather;
  const turned = new Map(
    members.map((member) => [member, Math.hypot(...cross(normalize(subtract(member.to, member.from)), sun))]),
  );
  drawMembers(camera, seen, members, (pixel, share, member, across, metres) => {
    const light = ambient[1] + direct[1] * (turned.get(member) ?? 0) * (0.55 - across * 0.4);
    const fog = MOST_FOG * (1 - Math.exp(-metres / visibilityMetres));
    const { colour } = MATERIALS[member.material];
    for (let channel = 0; channel < 3; channel += 1) {
      const own = colour[channel]! * light;
      const at = pixel * 3 + channel;
      pixels[at]! += (own + (horizon[channel]! - own) * fog - pixels[at]!) * share;
    }
  });
}
