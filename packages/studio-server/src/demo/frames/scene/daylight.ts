import { fractalTexture, grainTexture, sample, sampleAt, type Texture } from '../noise.ts';
import { hashCell } from '../random.ts';
import { type Colour, createRaster, type Raster, smoothstep } from '../raster.ts';
import { type Camera, perspective, type Projection, sunlight } from './camera.ts';
import { drawFoliage } from './foliage.ts';
import { type Material, MATERIAL_BY_NUMBER, MATERIALS } from './material.ts';
import { drawMembers } from './members.ts';
import type { Model } from './model.ts';
import { rasterise, type Seen } from './rasterise.ts';
import { type Ground, groundAt } from './terrain.ts';
import { cross, normalize, subtract } from './vector.ts';
import type { Weather } from './weather.ts';

const SHADOW_PIXELS = 1024;
const SKY_METRES = 4000;
const MOST_FOG = 0.88;
const HIGHEST_HILL = 0.05;
const HILLS: Colour = [72, 88, 92];
const SIGNAL_RED: Colour = [162, 70, 58];

/** What the sun sees of a model; drawn once and good for every camera. */
export interface Shade {
  readonly seen: Seen;
  readonly projection: Projection;
  readonly bias: number;
}

/** @param radius how far from the model's target shadows are drawn, in metres */
export function castShade(model: Model, weather: Weather, radius: number): Shade {
  const [x, y] = model.target;
  const projection = sunlight(weather.sun, [x, y, 0], radius, SHADOW_PIXELS);
  const seen = rasterise(model.mesh, projection);
  drawFoliage(model.crowns, projection, seen);
  return { seen, projection, bias: (radius / SHADOW_PIXELS) * 5 };
}

/** A photograph of a model by day. */
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

function lightPixels({ pixels }: Raster, seen: Seen, { terrain }: Model, camera: Camera, weather: Weather, shade: Shade): void {
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
        if (ground.isWater) gloss = 0.12 + 0.5 * (1 + rayZ / Math.hypot(rayX, rayY, rayZ)) ** 3;
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
  const turned = new Map(members.map((member) => [member, Math.hypot(...cross(normalize(subtract(member.to, member.from)), sun))]));
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

/** 1 in the sun, 0 in the shade of the model, between at its edge. */
function openness({ seen, projection, bias }: Shade, x: number, y: number, z: number, spot: Float64Array): number {
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

function paintSky(weather: Weather, noise: Texture, x: number, y: number, z: number, pixels: Float32Array, at: number): void {
  const { zenith, horizon, cloud, clearAbove, sun } = weather;
  const length = Math.hypot(x, y, z);
  const rise = z / length;
  const haze = rise < HIGHEST_HILL ? hazeOfHills(noise, Math.atan2(y, x) * 60, rise) : 1;
  if (haze < 1) {
    for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = HILLS[channel]! + (horizon[channel]! - HILLS[channel]!) * haze;
    return;
  }
  const reach = 90 / (rise + 0.14) / length;
  const cover = sample(noise, x * reach, y * reach * 1.4) + 0.3 * sample(noise, x * reach * 3, y * reach * 3);
  const share = smoothstep(clearAbove, clearAbove + 0.8, cover) * smoothstep(0, 0.16, rise) * 0.85;
  const deep = Math.sqrt(Math.max(0, rise));
  const glow = Math.max(0, (x * sun[0] + y * sun[1] + z * sun[2]) / length) ** 6 * 16;
  for (let channel = 0; channel < 3; channel += 1) {
    const clear = horizon[channel]! + (zenith[channel]! - horizon[channel]!) * deep + glow;
    pixels[at + channel] = clear + (cloud[channel]! + cover * 12 - clear) * share;
  }
}

/** Two ranges of hills on the horizon: how much of their colour the air takes; 1 above them. */
function hazeOfHills(noise: Texture, bearing: number, rise: number): number {
  const far = 0.02 + sample(noise, bearing, 7) * 0.016;
  if (rise > far) return 1;
  return rise < far - 0.011 + sample(noise, bearing * 3, 90) * 0.006 ? 0.78 : 0.87;
}

function paintMaterial(
  { colour, mottle, patch, pattern }: Material,
  noise: Texture,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  metres: number,
  pixels: Float32Array,
  at: number,
): void {
  const isLevel = Math.abs(nz) > 0.7;
  const u = isLevel || Math.abs(nx) <= Math.abs(ny) ? x : y;
  const v = isLevel ? y : z;
  const rate = 64 / patch;
  const large = sample(noise, u * rate * 0.25 + nx * 19, v * rate * (isLevel ? 0.25 : 0.12) + ny * 23);
  const small = metres < 220 ? sample(noise, u * rate * 1.7, v * rate * 1.7) * (1 - metres / 240) : 0;
  const tone = large * mottle + small * mottle * 0.8 + patternTone(pattern, noise, u, v, z, nx, ny, isLevel, small, metres);
  let drawn: Colour = colour;
  if (pattern === 'windows' && !isLevel && isWindow(u, z)) drawn = windowColour(u, z);
  if (pattern === 'bands' && Math.floor(z / 9) % 2 === 0) drawn = SIGNAL_RED;
  pixels[at] = drawn[0] + tone + (pattern === 'leaves' ? (hashCell(Math.floor(x / 9), Math.floor(y / 9), 5) - 0.5) * 22 : 0);
  pixels[at + 1] = drawn[1] + tone;
  pixels[at + 2] = drawn[2] + tone * 0.95;
}

/** What a material's pattern adds to its tone. */
function patternTone(
  pattern: Material['pattern'],
  noise: Texture,
  u: number,
  v: number,
  z: number,
  nx: number,
  ny: number,
  isLevel: boolean,
  small: number,
  metres: number,
): number {
  switch (pattern) {
    case 'leaves':
      return sample(noise, (u + z) * 26, (v - z) * 26) * 26 * Math.max(0.25, 1 - metres / 260);
    case 'road':
      return isLevel ? roadMarks(u, v) + wear(noise, u, v, metres) : 0;
    case 'plates':
      if (isLevel) return 0;
      return -Math.max(0, small) * 14 - (isNearMultiple(z, 2.4, 0.05) || isNearMultiple(Math.atan2(ny, nx) * 40, 8, 0.06) ? 14 : 0);
    case 'tiles':
      return (Math.floor(z * 6) % 2 === 0 ? 5 : -5) * Math.max(0, 1 - metres / 160);
    case 'boards':
      return isLevel ? 0 : -Math.max(0, sample(noise, u * 9, v * 0.7)) * 20 - (isNearMultiple(z, 3, 0.04) ? 22 : 0);
    default:
      return 0;
  }
}

const isNearMultiple = (value: number, gap: number, tolerance: number): boolean =>
  Math.abs(value - Math.round(value / gap) * gap) < tolerance;

/** Lane lines of a road that runs east along y = 0. */
function roadMarks(x: number, y: number): number {
  const isEdge = Math.abs(Math.abs(y) - 4.1) < 0.09;
  const isDash = Math.abs(y) < 0.08 && (((x % 9) + 9) % 9) < 3.2;
  return isEdge || isDash ? 118 : 0;
}

/** Tyre tracks, patches of newer tar, and cracks in places. */
function wear(noise: Texture, x: number, y: number, metres: number): number {
  const lane = Math.floor(y / 2.35);
  const start = x + hashCell(lane, 3, 12) * 40;
  const bay = Math.floor(start / 11);
  const isPatch = hashCell(bay, lane, 4) < 0.16 && start - bay * 11 < 3 + hashCell(bay, lane, 6) * 7;
  let tone = Math.cos(y * 1.75) * 4 + sample(noise, x * 2, y * 22) * 5 - (isPatch ? 15 : 0);
  if (metres < 60 && sample(noise, x * 1.6 + 50, y * 1.6) > 0.12) {
    const gap = Math.abs(sample(noise, x * 7, y * 7 + 300));
    if (gap < 0.025) tone -= 34 * (1 - gap / 0.025);
  }
  return tone;
}

const isWindow = (u: number, z: number): boolean => {
  const [column, row] = [((u % 3.2) + 3.2) % 3.2, ((z % 3.1) + 3.1) % 3.1];
  return column > 0.8 && column < 2.5 && row > 0.9 && row < 2.4;
};

function windowColour(u: number, z: number): Colour {
  const shade = hashCell(Math.floor(u / 3.2), Math.floor(z / 3.1), 8) * 40;
  return [58 + shade, 72 + shade, 84 + shade];
}

/** Take the steps off the outlines of solid parts. */
function softenEdges({ width, height, pixels }: Raster, { nearness, materials }: Seen): void {
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      const near = nearness[pixel]!;
      const isEdge =
        materials[pixel] !== materials[pixel + 1] ||
        materials[pixel] !== materials[pixel + width] ||
        Math.abs(near - nearness[pixel + 1]!) > near * 0.04 ||
        Math.abs(near - nearness[pixel + width]!) > near * 0.04;
      if (!isEdge) continue;
      for (let at = pixel * 3; at < pixel * 3 + 3; at += 1) {
        const around = pixels[at - 3]! + pixels[at + 3]! + pixels[at - width * 3]! + pixels[at + width * 3]!;
        pixels[at] = pixels[at]! * 0.5 + around * 0.125;
      }
    }
  }
}
