import { fractalTexture, grainTexture, sample, sampleAt, type Texture } from '../noise.ts';
import { hashCell } from '../random.ts';
import { type Colour, smoothstep } from '../raster.ts';

/** The ground of a scene: level, endless, and the same for the same seed. Lengths in metres. */
export interface Terrain {
  readonly seed: number;
  /** Orientation of the fields. */
  readonly fields: Heading;
  readonly river: River | null;
  readonly roads: readonly Road[];
  readonly yard: Yard | null;
}

/** A direction, as the cosine and sine of its angle from east. */
export interface Heading {
  readonly cosine: number;
  readonly sine: number;
}

export const headingOf = (radians: number): Heading => ({ cosine: Math.cos(radians), sine: Math.sin(radians) });

/** A river that runs north. */
export interface River {
  readonly x: number;
  readonly halfWidth: number;
}

/** A road: a point on it, its direction and half its width. */
export interface Road {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly halfWidth: number;
}

/** A paved or gravelled yard around the origin. */
export interface Yard {
  readonly halfLength: number;
  readonly halfDepth: number;
  readonly colour: Colour;
}

/** The ground at one point. */
export interface Ground {
  red: number;
  green: number;
  blue: number;
  /** Temperature, from 0 (coldest) to 1 (hottest). */
  warmth: number;
  isWater: boolean;
}

const CROPS: readonly Colour[] = [
  [104, 122, 66],
  [122, 132, 74],
  [166, 150, 98],
  [186, 170, 116],
  [126, 104, 80],
  [88, 108, 60],
  [140, 142, 86],
  [98, 116, 70],
];
const HEDGE: Colour = [66, 80, 46];
const WATER: Colour = [74, 92, 92];
const BANK: Colour = [132, 124, 98];
const TAR: Colour = [98, 98, 98];
const VERGE: Colour = [128, 128, 92];

const LINE: Colour = [206, 206, 200];
const SHALLOW: Colour = [104, 112, 100];

const PARCEL_LENGTH = 150;
const PARCEL_DEPTH = 84;
const ROAD_BEND = 7;
/** Largest distance between a river's straight axis and its banks. */
const RIVER_REACH = 42;
const METRES_OF_DETAIL = 300;

let land: Texture | undefined;
const landTexture = (): Texture => (land ??= fractalTexture(71, 8, 6));
let speck: Texture | undefined;
const speckTexture = (): Texture => (speck ??= grainTexture(3));

/** Centre line of a river. */
export const riverMiddle = (riverX: number, y: number): number =>
  riverX + Math.sin(y / 95) * 17 + Math.sin(y / 41 + 1) * 6;

/** Distance from a road's slightly curved centre line; positive on its left. */
export function acrossRoad({ x: roadX, y: roadY, heading, halfWidth }: Road, x: number, y: number): number {
  const straight = (y - roadY) * heading.cosine - (x - roadX) * heading.sine;
  if (Math.abs(straight) > halfWidth + ROAD_BEND * 2) return straight;
  return straight + Math.sin(alongRoad(roadX, roadY, heading, x, y) / 130) * ROAD_BEND;
}

const alongRoad = (roadX: number, roadY: number, { cosine, sine }: Heading, x: number, y: number): number =>
  (x - roadX) * cosine + (y - roadY) * sine;

/**
 * Computes the ground at a point.
 *
 * @param metres distance from the camera; detail smaller than a pixel is left out
 * @param into receives the result, so that a whole picture needs one object only
 */
export function groundAt(terrain: Terrain, x: number, y: number, metres: number, into: Ground): void {
  const texture = landTexture();
  const broad = sample(texture, x * 0.9, y * 0.9);
  const fine = metres < METRES_OF_DETAIL ? sample(texture, x * 9 + 100, y * 9) * (1 - metres / METRES_OF_DETAIL) : 0;
  paintField(terrain, x + broad * 3, y + broad * 2.5, metres, into);
  into.isWater = false;
  let shade = broad * 13 + fine * 15;
  if (terrain.river) shade = paintRiver(terrain.river, x, y, broad, fine, shade, into);
  for (const road of terrain.roads) shade = paintRoad(road, x, y, shade, into);
  if (terrain.yard) shade = paintYard(terrain.yard, x, y, metres, broad, shade, into);
  into.red += shade;
  into.green += shade;
  into.blue += shade * 0.85;
  into.warmth += shade * 0.002;
}

function paintField(
  { seed, fields: { cosine, sine } }: Terrain,
  x: number,
  y: number,
  metres: number,
  into: Ground,
): void {
  const north = y * cosine - x * sine;
  const row = Math.floor(north / PARCEL_DEPTH);
  if (row !== parcel.row || seed !== parcel.seed) parcel.shift = hashCell(row, 9, seed) * PARCEL_LENGTH;
  const east = x * cosine + y * sine + parcel.shift;
  const column = Math.floor(east / PARCEL_LENGTH);
  if (column !== parcel.column || row !== parcel.row || seed !== parcel.seed) enterParcel(column, row, seed);
  const v = north - row * PARCEL_DEPTH;
  const u = east - column * PARCEL_LENGTH;
  let tone = parcel.tone;
  if (parcel.isTilled && metres < 420) {
    const lane = parcel.isTilledAcross ? u : v;
    if (metres < 160) tone += Math.sin(lane * 5.2) * 5 * (1 - metres / 160);
    if (Math.abs(Math.abs((lane % 18) - 9) - 0.9) < 0.28) tone -= 24 * (1 - metres / 420);
  }
  if (metres < 150) tone += sampleAt(speckTexture(), Math.floor(x * 7), Math.floor(y * 7)) * 6;
  const { crop } = parcel;
  into.red = crop[0] + tone;
  into.green = crop[1] + tone;
  into.blue = crop[2] + tone * 0.8;
  into.warmth = 0.32 + (crop[0] - crop[1]) * 0.003;
  const toEdge = Math.min(v, PARCEL_DEPTH - v, u, PARCEL_LENGTH - u);
  if (toEdge > 2.6) return;
  if (parcel.hasHedge) blend(into, HEDGE, 1 - smoothstep(0.8, 2.6, toEdge));
  else blend(into, VERGE, 0.4 - 0.4 * smoothstep(0.5, 1.6, toEdge));
}

/** Cache of the last field: the next point is nearly always in the same one. */
const parcel = {
  seed: Number.NaN,
  row: 0,
  column: 0,
  shift: 0,
  crop: HEDGE,
  tone: 0,
  isTilled: false,
  isTilledAcross: false,
  hasHedge: false,
};

function enterParcel(column: number, row: number, seed: number): void {
  const kind = hashCell(column, row, seed);
  parcel.seed = seed;
  parcel.row = row;
  parcel.column = column;
  parcel.crop = CROPS[Math.floor(kind * CROPS.length)]!;
  parcel.tone = (hashCell(row, column, seed + 1) - 0.5) * 18;
  parcel.isTilled = kind > 0.2;
  parcel.isTilledAcross = hashCell(column, row + 40, seed) > 0.5;
  parcel.hasHedge = kind < 0.62;
}

function paintRiver(
  { x: riverX, halfWidth }: River,
  x: number,
  y: number,
  broad: number,
  fine: number,
  shade: number,
  into: Ground,
): number {
  if (Math.abs(x - riverX) > halfWidth + RIVER_REACH) return shade;
  const away = Math.abs(x - riverMiddle(riverX, y)) - halfWidth + broad * 2.4;
  if (away > 14) return shade;
  blend(into, HEDGE, 1 - smoothstep(5, 14, away + fine * 3));
  if (away < 3) blend(into, BANK, 1 - smoothstep(0.4, 3, away));
  if (away > 0.5) return shade;
  const deep = smoothstep(0, halfWidth, -away);
  blend(into, SHALLOW, 1);
  blend(into, WATER, 0.25 + deep * 0.75);
  into.warmth = 0.2;
  into.isWater = true;
  return sample(landTexture(), x * 2.2, y * 1.1) * 5 + fine * 3;
}

function paintRoad(road: Road, x: number, y: number, shade: number, into: Ground): number {
  const across = acrossRoad(road, x, y);
  const away = Math.abs(across) - road.halfWidth;
  if (away > 3 || (into.isWater && away > 0.6)) return shade;
  blend(into, VERGE, 1 - smoothstep(0.8, 3, away));
  if (away > 0.3) return shade;
  into.isWater = false;
  into.warmth = 0.62;
  const along = alongRoad(road.x, road.y, road.heading, x, y);
  const isLine =
    road.halfWidth > 2.6 &&
    (Math.abs(across) < 0.09 ? along - Math.floor(along / 9) * 9 < 3.2 : Math.abs(away + 0.35) < 0.07);
  blend(into, isLine ? LINE : TAR, isLine ? 1 : 1 - smoothstep(-0.1, 0.3, away));
  return shade * 0.35 + Math.cos(across * 2.1) * 3;
}

function paintYard(
  yard: Yard,
  x: number,
  y: number,
  metres: number,
  broad: number,
  shade: number,
  into: Ground,
): number {
  const away = Math.max(Math.abs(x) - yard.halfLength, Math.abs(y) - yard.halfDepth) + broad * 0.5;
  if (away > 2) return shade;
  blend(into, yard.colour, 1 - smoothstep(-0.5, 2, away));
  into.warmth = 0.52;
  into.isWater = false;
  const isJoint =
    metres < 160 && Math.min(Math.abs(x - Math.round(x / 6) * 6), Math.abs(y - Math.round(y / 6) * 6)) < 0.06;
  return shade * 0.6 - (isJoint ? 16 : 0);
}

function blend(into: Ground, colour: Colour, share: number): void {
  into.red += (colour[0] - into.red) * share;
  into.green += (colour[1] - into.green) * share;
  into.blue += (colour[2] - into.blue) * share;
}
