import { fractalTexture, grainTexture, sample, sampleAt, sampleRow } from '../noise.ts';
import { createRandom, type Random } from '../random.ts';
import { blendPixel, type Colour, createRaster, mix, type Raster, smoothstep } from '../raster.ts';
import { lightSurface, type Surface, vignette } from './relief.ts';

const PAINTS: readonly [Colour, ...Colour[]] = [
  [139, 149, 146],
  [112, 128, 118],
  [168, 166, 156],
  [97, 117, 132],
  [176, 160, 122],
];
const RUST_DARK: Colour = [58, 34, 24];
const RUST_DEEP: Colour = [104, 55, 29];
const RUST_BRIGHT: Colour = [163, 96, 50];
const RUN: Colour = [136, 84, 48];

interface Plate {
  seed: number;
  paint: Colour;
  /** Rows of fasteners, by distance from the top of the picture, with or without a lap joint. */
  rows: { y: number; hasLap: boolean }[];
  fastenerGap: number;
  fastenerRadius: number;
  /** Position of a vertical weld, or null. */
  weldX: number | null;
  /** Rusted share of the plate, from 0 to 1. */
  decay: number;
  left: number;
}

/**
 * Draws painted steel plates: lap joints with rivets or bolts, a weld, and rust that
 * breaks through the paint at the joints and runs down.
 *
 * @param seed the structure; frames of one structure share its paint
 * @param step position along the structure, in pictures
 */
export function drawSteel(seed: number, step: number, width: number, height: number): Raster {
  const random = createRandom(seed, 23);
  const paint = random.pick(PAINTS);
  const view = createRandom(seed, 900 + step);
  const first = view.between(0.12, 0.4) * height;
  const second = first + view.between(0.35, 0.5) * height;
  const plate: Plate = {
    seed,
    paint,
    rows: [
      { y: first, hasLap: true },
      { y: second, hasLap: view.chance(0.4) },
    ],
    fastenerGap: random.between(82, 128),
    fastenerRadius: random.between(14, 20),
    weldX: view.chance(0.55) ? view.between(0.2, 0.8) * width : null,
    decay: view.between(0.25, 1),
    left: step * width * 0.6 + random.between(0, 4000),
  };
  const surface: Surface = { raster: createRaster(width, height), heights: new Float32Array(width * height) };
  raiseJoints(surface, plate);
  const rust = spreadRust(surface, plate);
  paintPlate(surface, plate, rust);
  runDown(surface, rust, view);
  shadeJoints(surface, plate);
  lightSurface(surface, { fromX: -0.6, fromY: -0.85, strength: 0.17 });
  vignette(surface.raster, 0.25);
  return surface.raster;
}

/** Raises laps, rivet heads and the weld bead; heights only. */
function raiseJoints({ raster, heights }: Surface, { rows, fastenerGap, fastenerRadius, weldX, left }: Plate): void {
  const { width, height } = raster;
  const ripple = fractalTexture(41, 64, 2);
  for (const { y: rowY, hasLap } of rows) {
    if (hasLap) {
      const edge = Math.round(rowY + fastenerGap * 0.62);
      for (let y = 0; y < Math.min(edge, height); y += 1)
        for (let x = 0; x < width; x += 1) heights[y * width + x]! += 7;
    }
    for (
      let column = Math.floor(left / fastenerGap) - 1;
      column * fastenerGap < left + width + fastenerGap;
      column += 1
    ) {
      dome(heights, raster, column * fastenerGap - left, rowY, fastenerRadius);
    }
  }
  if (weldX === null) return;
  for (let y = 0; y < height; y += 1) {
    const middle = weldX + sample(ripple, 3, y * 0.2) * 3;
    for (let x = Math.floor(middle - 22); x <= middle + 22; x += 1) {
      if (x < 0 || x >= width) continue;
      const across = (x - middle) / 22;
      const bead = Math.sqrt(Math.max(0, 1 - across * across)) * 9;
      const scale = Math.abs(((y + across * across * 16) / 11) % 1) * 2.4;
      heights[y * width + x]! += bead > 0 ? bead + scale : 0;
    }
  }
}

function dome(
  heights: Float32Array,
  { width, height }: Raster,
  centreX: number,
  centreY: number,
  radius: number,
): void {
  for (let y = Math.max(0, Math.floor(centreY - radius)); y <= Math.min(height - 1, centreY + radius); y += 1) {
    for (let x = Math.max(0, Math.floor(centreX - radius)); x <= Math.min(width - 1, centreX + radius); x += 1) {
      const share = 1 - ((x - centreX) ** 2 + (y - centreY) ** 2) / (radius * radius);
      if (share > 0) heights[y * width + x]! += Math.sqrt(share) * radius * 0.55;
    }
  }
}

/** Rust at each point: stains from about 0.3, open rust from 0.6. It starts at joints. */
function spreadRust({ raster: { width, height } }: Surface, { seed, rows, weldX, decay, left }: Plate): Float32Array {
  const blotch = fractalTexture(seed % 7, 8, 6);
  const fray = fractalTexture(53, 64, 3);
  const blotches = new Float64Array(width);
  const frays = new Float64Array(width);
  const nearWeld = Float64Array.from({ length: width }, (_, x) =>
    weldX === null ? 0 : Math.exp(-Math.abs(x - weldX) / 50),
  );
  const rust = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const toRow = Math.min(...rows.map((row) => Math.abs(y - row.y)));
    const nearRow = Math.exp(-toRow / 70);
    sampleRow(blotch, { left, rate: 0.19, y: y * 0.19 + 40 }, blotches);
    sampleRow(fray, { left, rate: 0.6, y: y * 0.6 }, frays);
    for (let x = 0; x < width; x += 1) {
      const bloom = blotches[x]! + frays[x]! * 0.14;
      rust[y * width + x] = bloom * 0.75 + Math.max(nearRow, nearWeld[x]!) * 0.4 + decay * 0.34 - 0.04;
    }
  }
  return rust;
}

function paintPlate({ raster, heights }: Surface, { paint, rows, seed, left }: Plate, rust: Float32Array): void {
  const cloud = fractalTexture(seed % 5, 4, 5);
  const scale = fractalTexture(61, 64, 3);
  const peel = fractalTexture(67, 128, 2);
  const grain = grainTexture(3);
  const { width, height, pixels } = raster;
  const [red, green, blue] = paint;
  const clouds = new Float64Array(width);
  const roughs = new Float64Array(width);
  for (let y = 0; y < height; y += 1) {
    const grime = rows.reduce((sum, row) => sum + (y > row.y ? Math.exp((row.y - y) / 130) * 13 : 0), 0);
    sampleRow(cloud, { left, rate: 0.16, y: y * 0.22 }, clouds);
    sampleRow(scale, { left, rate: 0.8, y: y * 0.8 }, roughs);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const decayed = rust[at]!;
      const rough = roughs[x]!;
      const share = smoothstep(0.5, 0.68, decayed);
      const halo = smoothstep(0.3, 0.56, decayed) * 0.5;
      const speck = sampleAt(grain, x + (left | 0), y);
      const fine = sampleAt(peel, x + (left | 0), y);
      const tone = clouds[x]! * 16 + fine * 3 + speck * 2.5 - grime * (0.6 + clouds[x]!);
      // Paint lifts just before it breaks: a lighter rim around every rust spot.
      const rim = share > 0.02 && share < 0.5 ? (0.5 - Math.abs(share - 0.25) * 2) * 26 : 0;
      const depth = Math.min(1, Math.max(0, (decayed - 0.52) * 2.6 + rough * 0.6 + clouds[x]! * 0.75));
      const upper = Math.max(0, 1 - depth * 2);
      const lower = Math.max(0, depth * 2 - 1);
      const middle = 1 - upper - lower;
      const flake = rough * 22 + speck * 9;
      const redRust = RUST_BRIGHT[0] * upper + RUST_DEEP[0] * middle + RUST_DARK[0] * lower + flake;
      const greenRust = RUST_BRIGHT[1] * upper + RUST_DEEP[1] * middle + RUST_DARK[1] * lower + flake;
      const blueRust = RUST_BRIGHT[2] * upper + RUST_DEEP[2] * middle + RUST_DARK[2] * lower + flake;
      pixels[at * 3] = mix(mix(red + tone + rim, RUN[0] + tone, halo), redRust, share);
      pixels[at * 3 + 1] = mix(mix(green + tone + rim, RUN[1] + tone, halo), greenRust, share);
      pixels[at * 3 + 2] = mix(mix(blue + tone + rim, RUN[2] + tone, halo), blueRust, share);
      heights[at]! += fine * 0.3 + share * (rough * 3 - 1.2 + speck * 0.7) + (rim > 0 ? 1.1 : 0);
    }
  }
}

/** Darkens the surface below every lap and fastener. */
function shadeJoints({ raster }: Surface, { rows, fastenerGap, fastenerRadius, left }: Plate): void {
  const dark: Colour = [24, 24, 26];
  for (const { y: rowY, hasLap } of rows) {
    const edge = Math.round(rowY + fastenerGap * 0.62);
    for (let y = edge; hasLap && y < edge + 16; y += 1) {
      for (let x = 0; x < raster.width; x += 1) blendPixel(raster, x, y, dark, 0.5 * (1 - (y - edge) / 16) ** 2);
    }
    for (
      let column = Math.floor(left / fastenerGap) - 1;
      column * fastenerGap < left + raster.width + fastenerGap;
      column += 1
    ) {
      const [centreX, centreY] = [column * fastenerGap - left + 3, rowY + 4];
      const reach = fastenerRadius * 1.5;
      for (let y = Math.floor(centreY - reach); y <= centreY + reach; y += 1) {
        for (let x = Math.floor(centreX - reach); x <= centreX + reach; x += 1) {
          const away = Math.hypot(x - centreX, y - centreY) / fastenerRadius;
          if (away > 0.95) blendPixel(raster, x, y, dark, Math.max(0, 1.5 - away) * 0.5);
        }
      }
    }
  }
}

/** Draws rust-coloured run-off below the worst spots. */
function runDown({ raster }: Surface, rust: Float32Array, random: Random): void {
  const { width, height } = raster;
  const edge = fractalTexture(17, 64, 3);
  for (let index = 0; index < 220; index += 1) {
    const x0 = random.whole(0, width - 1);
    const y0 = random.whole(0, height - 1);
    if (rust[y0 * width + x0]! < 0.62) continue;
    const length = random.between(60, 420);
    const half = random.between(2, 15);
    const strength = random.between(0.25, 0.6);
    for (let y = y0; y < Math.min(height, y0 + length); y += 1) {
      const fade = Math.min(1, (y - y0) / 20) * (1 - (y - y0) / length);
      const drift = sample(edge, index * 37, y * 0.1) * half * 0.3;
      for (let x = Math.floor(x0 - half * 1.3); x <= x0 + half * 1.3; x += 1) {
        const across = Math.abs(x - x0 - drift) / half + sample(edge, x * 1.1, y * 0.05) * 0.5;
        blendPixel(raster, x, y, RUN, Math.max(0, 1 - across) * fade * strength);
      }
    }
  }
}
