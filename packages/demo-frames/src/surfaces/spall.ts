import { fractalTexture, grainTexture, sample, sampleAt, type Texture } from '../noise.ts';
import type { Random } from '../random.ts';
import { blendPixel, type Colour, smoothstep } from '../raster.ts';
import type { Surface } from './relief.ts';

const BROKEN: Colour = [124, 114, 100];
const BAR: Colour = [112, 66, 40];
const BAR_DARK: Colour = [52, 33, 24];
const RUST_RUN: Colour = [142, 92, 54];

/** Draws spalled concrete: a rough hollow with exposed, rusty reinforcement. */
export function breakOut(surface: Surface, random: Random): void {
  const { width, height } = surface.raster;
  const [x, y] = [random.between(0.2, 0.8) * width, random.between(0.2, 0.75) * height];
  const [across, down] = [random.between(90, 210), random.between(60, 120)];
  const shift = random.between(0, 500);
  hollow(surface, x, y, across, down, shift);
  const bars = random.whole(1, 2);
  for (let bar = 0; bar < bars; bar += 1)
    layBar(surface, x, y + (bar - (bars - 1) / 2) * 62 + random.between(-6, 6), across, down, y, shift);
  weep(surface, x, y + down * 0.6, across, random);
}

const raggedEdge = (): Texture => fractalTexture(43, 16, 5);

/** Returns 1 well inside the hollow and 0 outside, with a ragged edge. */
function insideOf(
  edge: Texture,
  x: number,
  y: number,
  centreX: number,
  centreY: number,
  across: number,
  down: number,
  shift: number,
): number {
  const ragged = sample(edge, x * 0.5 + shift, y * 0.5);
  const away = Math.hypot((x - centreX) / across, (y - centreY) / down) + ragged * 0.34;
  return 1 - smoothstep(0.9, 1, away);
}

function hollow(
  { raster, heights }: Surface,
  centreX: number,
  centreY: number,
  across: number,
  down: number,
  shift: number,
): void {
  const edge = raggedEdge();
  const pebbles = fractalTexture(47, 64, 2);
  const grain = grainTexture(3);
  eachPixel(raster, centreX, centreY, across * 1.5, down * 1.5, (x, y) => {
    const inside = insideOf(edge, x, y, centreX, centreY, across, down, shift);
    if (inside === 0) return;
    const stone = sample(pebbles, x * 0.72, y * 0.72);
    const tone = (stone > 0.12 ? 16 : -14) + sampleAt(grain, x, y) * 12 + sampleAt(grain, x >> 4, y >> 4) * 9;
    blendPixel(raster, x, y, [BROKEN[0] + tone, BROKEN[1] + tone, BROKEN[2] + tone], inside);
    heights[y * raster.width + x] =
      heights[y * raster.width + x]! * (1 - inside) + inside * (-9 + Math.max(0, stone) * 2.6);
  });
}

function layBar(
  { raster, heights }: Surface,
  x: number,
  barY: number,
  across: number,
  down: number,
  centreY: number,
  shift: number,
): void {
  const edge = raggedEdge();
  const rust = fractalTexture(61, 64, 3);
  const half = 9;
  eachPixel(raster, x, barY, across * 1.5, half + 10, (px, py) => {
    const inside = insideOf(edge, px, py, x, centreY, across, down, shift);
    const away = (py - barY - Math.sin(px * 0.012) * 3) / half;
    if (inside === 0) return;
    if (Math.abs(away) > 1) {
      if (away > 0 && away < 2) blendPixel(raster, px, py, BAR_DARK, inside * 0.55 * (2 - away));
      return;
    }
    const round = Math.sqrt(1 - away * away);
    const rib = Math.abs(((((px + py * 0.5) % 15) + 15) % 15) - 7.5) < 1.8 ? 1.4 : 0;
    const tone = sample(rust, px, py) * 26;
    blendPixel(raster, px, py, [BAR[0] + tone, BAR[1] + tone * 0.8, BAR[2] + tone * 0.6], inside);
    heights[py * raster.width + px] = -7 + round * 6 + rib;
  });
}

/** Draws rust stains on the wall below the hollow. */
function weep({ raster }: Surface, x: number, top: number, across: number, random: Random): void {
  const edge = fractalTexture(17, 64, 3);
  const length = random.between(120, 320);
  eachPixel(raster, x, top + length / 2, across * 0.8, length / 2, (px, py) => {
    const fade = Math.min(1, (py - top) / 20) * (1 - (py - top) / length);
    const thread = Math.max(0, 0.35 + sample(edge, px * 0.5, py * 0.025));
    const side = 1 - smoothstep(0.3, 0.8, Math.abs(px - x) / across);
    blendPixel(raster, px, py, RUST_RUN, Math.max(0, fade) * thread * side * 0.7);
  });
}

function eachPixel(
  { width, height }: Surface['raster'],
  centreX: number,
  centreY: number,
  reachX: number,
  reachY: number,
  act: (x: number, y: number) => void,
): void {
  for (let y = Math.max(0, Math.floor(centreY - reachY)); y < Math.min(height, centreY + reachY); y += 1) {
    for (let x = Math.max(0, Math.floor(centreX - reachX)); x < Math.min(width, centreX + reachX); x += 1) act(x, y);
  }
}
