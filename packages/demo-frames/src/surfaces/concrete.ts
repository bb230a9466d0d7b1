import { fractalTexture, grainTexture, sample, sampleAt, sampleRow } from '../noise.ts';
import { createRandom, hashCell, type Random } from '../random.ts';
import { blendPixel, type Colour, createRaster, mixColours, type Raster, smoothstep } from '../raster.ts';
import { cutCrack, growCrack } from './crack.ts';
import { lightSurface, type Surface, vignette } from './relief.ts';
import { breakOut } from './spall.ts';

const TONES: readonly [Colour, ...Colour[]] = [
  [176, 171, 162],
  [164, 162, 157],
  [187, 179, 165],
  [151, 150, 147],
];
const RUST: Colour = [128, 82, 48];
const LIME: Colour = [214, 211, 203];
const DAMP: Colour = [92, 90, 86];

/**
 * Draws fair-faced concrete with formwork joints, tie holes, damp streaks and cracks.
 *
 * @param seed the wall; frames of one wall share its tone and its boards
 * @param step position along the wall, in pictures
 */
export function drawConcrete(seed: number, step: number, width: number, height: number): Raster {
  const random = createRandom(seed, 11);
  const wall: Wall = {
    seed,
    tone: random.pick(TONES),
    wetness: random.chance(0.4) ? random.between(0.3, 1) : 0,
    boardHeight: random.between(150, 330),
    boardLength: random.between(900, 1500),
    tieGap: random.between(420, 640),
    left: step * width * 0.55 + random.between(0, 5000),
    top: random.between(0, 5000),
  };
  const surface: Surface = { raster: createRaster(width, height), heights: new Float32Array(width * height) };
  paintBoards(surface, wall);
  const view = createRandom(seed, 500 + step);
  streak(surface, wall, view);
  punchTieHoles(surface, wall);
  pit(surface, view);
  crack(surface, view);
  if (view.chance(0.22)) breakOut(surface, view);
  lightSurface(surface, { fromX: -0.8, fromY: -0.7, strength: 0.16 });
  vignette(surface.raster, 0.22);
  return surface.raster;
}

interface Wall {
  seed: number;
  tone: Colour;
  /** Share of the wall that water darkens, from 0 to 1. */
  wetness: number;
  boardHeight: number;
  boardLength: number;
  tieGap: number;
  /** Position of the picture's corner on the wall, in pixels. */
  left: number;
  top: number;
}

function paintBoards(
  { raster, heights }: Surface,
  { seed, tone, wetness, boardHeight, boardLength, left, top }: Wall,
): void {
  const cloud = fractalTexture(seed % 5, 4, 5);
  const mottle = fractalTexture(31, 32, 4);
  const grain = grainTexture(3);
  const { width, height, pixels } = raster;
  const [red, green, blue] = tone;
  const clouds = new Float64Array(width);
  const mottling = new Float64Array(width);
  for (let y = 0; y < height; y += 1) {
    const wallY = y + top;
    const board = Math.floor(wallY / boardHeight);
    const toJoint = Math.min(wallY - board * boardHeight, (board + 1) * boardHeight - wallY);
    const shift = hashCell(board, 1, seed) * boardLength;
    const sheetAt = (x: number) => Math.floor((x + left + shift) / boardLength);
    sampleRow(mottle, { left, rate: 0.47, y: wallY * 0.47 }, mottling);
    for (let from = 0, to = 0; from < width; from = to) {
      const sheet = sheetAt(from);
      while (to < width && sheetAt(to) === sheet) to += 1;
      const start = sheet * boardLength;
      const end = (sheet + 1) * boardLength;
      const sheetTone = (hashCell(sheet, board, seed) - 0.5) * 14;
      sampleRow(cloud, { left, rate: 0.21, shift: sheet * 77, y: wallY * 0.33 + board * 131 }, clouds, from, to);
      for (let x = from; x < to; x += 1) {
        const wallX = x + left + shift;
        const toEnd = Math.min(wallX - start, end - wallX);
        const speck = sampleAt(grain, x + (left | 0), y + (top | 0));
        const joint = Math.max(0, 1 - Math.min(toJoint, toEnd) / 2.2);
        const damp = Math.max(0, clouds[x]! - 0.15) * wetness;
        const value = sheetTone + clouds[x]! * 17 + mottling[x]! * 9 + speck * 7 - joint * 46 - damp * 90;
        const at = y * width + x;
        pixels[at * 3] = red + value;
        pixels[at * 3 + 1] = green + value;
        pixels[at * 3 + 2] = blue + value * 0.96;
        heights[at] = mottling[x]! * 0.7 + speck * 0.35 - joint * 1.5;
      }
    }
  }
}

/** Draws damp streaks below the joints. */
function streak({ raster }: Surface, wall: Wall, random: Random): void {
  const edge = fractalTexture(17, 64, 3);
  const count = random.whole(3, 8);
  for (let index = 0; index < count; index += 1) {
    const colour = random.chance(0.25) ? LIME : random.chance(0.3) ? RUST : DAMP;
    const centre = random.between(0, raster.width);
    const board = Math.floor(random.between(0, raster.height) / wall.boardHeight);
    const from = Math.max(-200, board * wall.boardHeight - (wall.top % wall.boardHeight));
    const length = random.between(120, 700);
    const half = random.between(5, 46);
    for (let y = Math.max(0, Math.floor(from)); y < Math.min(raster.height, from + length); y += 1) {
      const fade = (1 - (y - from) / length) ** 1.4;
      const drift = sample(edge, index * 57, y * 0.12) * half * 0.5;
      for (let x = Math.floor(centre - half * 1.6); x < centre + half * 1.6; x += 1) {
        const across = Math.abs(x - centre - drift) / half + sample(edge, x * 0.9, y * 0.06 + index * 91) * 0.55;
        blendPixel(raster, x, y, colour, Math.max(0, 1 - across) * fade * 0.42);
      }
    }
  }
}

/** Draws the holes of formwork ties on their grid. */
function punchTieHoles(surface: Surface, { tieGap, boardHeight, left, top }: Wall): void {
  const { width, height } = surface.raster;
  const rowGap = boardHeight * 2;
  for (let row = Math.floor(top / rowGap); row * rowGap < top + height + 20; row += 1) {
    for (let column = Math.floor(left / tieGap); column * tieGap < left + width + 20; column += 1) {
      sink(surface, column * tieGap - left, row * rowGap + boardHeight / 2 - top, 11, 0.72);
    }
  }
}

/** Draws small air-bubble holes, and a few larger ones. */
function pit(surface: Surface, random: Random): void {
  const { width, height } = surface.raster;
  for (let index = 0; index < 150; index += 1) {
    const radius = random.chance(0.08) ? random.between(4, 8) : random.between(1, 3.2);
    sink(surface, random.between(0, width), random.between(0, height), radius, 0.5);
  }
}

function sink({ raster, heights }: Surface, centreX: number, centreY: number, radius: number, darkness: number): void {
  for (let y = Math.floor(centreY - radius - 2); y <= centreY + radius + 2; y += 1) {
    for (let x = Math.floor(centreX - radius - 2); x <= centreX + radius + 2; x += 1) {
      if (x < 0 || y < 0 || x >= raster.width || y >= raster.height) continue;
      const inside = 1 - smoothstep(radius - 1.5, radius + 1, Math.hypot(x - centreX, y - centreY));
      blendPixel(raster, x, y, mixColours(DAMP, [40, 37, 34], 0.5), inside * darkness);
      heights[y * raster.width + x]! -= inside * Math.min(3, radius * 0.45);
    }
  }
}

function crack(surface: Surface, random: Random): void {
  const { width, height } = surface.raster;
  const count = random.whole(1, 2);
  for (let index = 0; index < count; index += 1) {
    const isUpright = random.chance(0.6);
    const heading = isUpright ? random.between(1.2, 1.95) : random.between(-0.45, 0.45);
    const x = isUpright ? random.between(0.15, 0.85) * width : -40;
    const y = isUpright ? -40 : random.between(0.2, 0.8) * height;
    const reach = (isUpright ? height : width) * random.between(0.75, 1.25);
    cutCrack(surface, growCrack(random, x, y, heading, random.between(3, 8) / (index + 1), reach));
  }
}
