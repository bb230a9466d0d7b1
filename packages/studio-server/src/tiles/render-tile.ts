import sharp from 'sharp';
import { type WorldImage, worldImage } from './base-map.ts';
import { eastShare, southShare, type Tile, TILE_PIXELS } from './mercator.ts';

const JPEG_QUALITY = 82;
const TAPS = 4;

/** Renders a tile of the base map as JPEG. */
export async function renderTile(tile: Tile): Promise<Buffer> {
  const image = await worldImage(TILE_PIXELS * 2 ** tile.z);
  return sharp(reproject(image, tile), { raw: { width: TILE_PIXELS, height: TILE_PIXELS, channels: 3 } })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

/** Reprojects an equirectangular image to Web Mercator with Catmull-Rom interpolation, horizontally first. */
function reproject({ width, height, pixels }: WorldImage, tile: Tile): Buffer {
  const columns = samplesOf((column) => eastShare(tile, column) * width - 0.5);
  const rows = samplesOf((row) => southShare(tile, row) * height - 0.5);
  const top = rows.first[0]!;
  const strip = new Float32Array((rows.first[TILE_PIXELS - 1]! - top + TAPS) * TILE_PIXELS * 3);
  for (let row = 0; row < strip.length / (TILE_PIXELS * 3); row += 1) {
    const source = Math.min(height - 1, Math.max(0, top + row)) * width;
    for (let column = 0; column < TILE_PIXELS; column += 1) {
      const at = (row * TILE_PIXELS + column) * 3;
      for (let tap = 0; tap < TAPS; tap += 1) {
        const from = (source + ((columns.first[column]! + tap + width) % width)) * 3;
        const weight = columns.weights[column * TAPS + tap]!;
        strip[at]! += pixels[from]! * weight;
        strip[at + 1]! += pixels[from + 1]! * weight;
        strip[at + 2]! += pixels[from + 2]! * weight;
      }
    }
  }
  const drawn = new Uint8ClampedArray(TILE_PIXELS * TILE_PIXELS * 3);
  const rowLength = TILE_PIXELS * 3;
  for (let row = 0; row < TILE_PIXELS; row += 1) {
    const from = (rows.first[row]! - top) * rowLength;
    for (let at = 0; at < rowLength; at += 1) {
      let value = 0;
      for (let tap = 0; tap < TAPS; tap += 1)
        value += strip[from + rowLength * tap + at]! * rows.weights[row * TAPS + tap]!;
      drawn[row * rowLength + at] = value;
    }
  }
  return Buffer.from(drawn.buffer);
}

/** For each pixel along an edge: the first of its four source pixels, and their weights. */
function samplesOf(sourceOf: (pixel: number) => number): { first: Int32Array; weights: Float32Array } {
  const first = new Int32Array(TILE_PIXELS);
  const weights = new Float32Array(TILE_PIXELS * TAPS);
  for (let pixel = 0; pixel < TILE_PIXELS; pixel += 1) {
    const source = sourceOf(pixel + 0.5);
    const t = source - Math.floor(source);
    first[pixel] = Math.floor(source) - 1;
    weights.set(
      [
        t * (-0.5 + t * (1 - 0.5 * t)),
        1 + t * t * (1.5 * t - 2.5),
        t * (0.5 + t * (2 - 1.5 * t)),
        t * t * (0.5 * t - 0.5),
      ],
      pixel * TAPS,
    );
  }
  return { first, weights };
}
