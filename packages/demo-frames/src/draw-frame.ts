import sharp from 'sharp';
import { frameExif, type FramePlace } from './frame-exif.ts';
import { renderDeck, renderGround, renderHeat, renderSubject, type Shot } from './render-shot.ts';
import type { Raster } from './raster.ts';
import type { Subject } from './scene/subjects/index.ts';
import { drawConcrete } from './surfaces/concrete.ts';
import { drawSteel } from './surfaces/steel.ts';

const SURFACE = { width: 1280, height: 960 };
const JPEG_QUALITY = 88;
const GAIN = 1.09;
const CONTRAST = 0.3;
const SATURATION = 0.82;
const MIDDLE = 128;

const DRAWERS = {
  concrete: ({ seed, step }) => drawConcrete(seed, step, SURFACE.width, SURFACE.height),
  steel: ({ seed, step }) => drawSteel(seed, step, SURFACE.width, SURFACE.height),
  thermal: renderHeat,
  ground: renderGround,
  deck: renderDeck,
  hero: renderSubject,
} as const satisfies Record<string, (shot: Shot) => Raster>;

export type FrameKind = keyof typeof DRAWERS;
export const FRAME_KINDS = Object.keys(DRAWERS) as readonly FrameKind[];

/** A frame to draw. The same values give the same bytes. */
export interface FrameRequest {
  kind: FrameKind;
  /** Whole number that selects the variant of the wall, plate, structure or landscape, and the weather. */
  seed: number;
  /** Zero-based position in the flight; neighbouring pictures overlap or circle the subject. @default 0 */
  step?: number;
  /** Structure in a 'hero' or 'thermal' frame. By default the seed selects one. */
  subject?: Subject;
  /** Pixels. @default 1600 */
  width?: number;
  /** Pixels. @default 1200 */
  height?: number;
  /** Capture time and position for the EXIF block. By default it has neither. */
  exif?: FramePlace;
}

/** Draws a frame as a JPEG. Its EXIF block says that it is synthetic. */
export async function drawFrame({
  kind,
  seed,
  step = 0,
  subject,
  width = 1600,
  height = 1200,
  exif,
}: FrameRequest): Promise<Buffer> {
  const raster = DRAWERS[kind]({ seed, step, width, subject });
  const bytes = kind === 'thermal' ? new Uint8ClampedArray(raster.pixels) : develop(raster);
  return sharp(bytes, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize({ width, height, fit: 'cover', kernel: 'linear' })
    .withExif(frameExif(kind === 'thermal' ? 'thermal' : 'visual', exif))
    .jpeg({ quality: JPEG_QUALITY, optimiseCoding: false })
    .toBuffer();
}

/** Converts light to bytes with a camera-like tone: slightly brighter, more contrast, less saturation, no clipping. */
function develop({ width, height, pixels }: Raster): Uint8ClampedArray {
  const bytes = new Uint8ClampedArray(pixels.length);
  for (let y = 0; y < height; y += 1) developRow(pixels, bytes, y * width * 3, (y + 1) * width * 3);
  return bytes;
}

function developRow(pixels: Float32Array, bytes: Uint8ClampedArray, from: number, to: number): void {
  for (let at = from; at < to; at += 3) {
    const red = pixels[at]!;
    const green = pixels[at + 1]!;
    const blue = pixels[at + 2]!;
    const grey = red * 0.3 + green * 0.59 + blue * 0.11;
    bytes[at] = contrast((grey + (red - grey) * SATURATION) * GAIN);
    bytes[at + 1] = contrast((grey + (green - grey) * SATURATION) * GAIN);
    bytes[at + 2] = contrast((grey + (blue - grey) * SATURATION) * GAIN);
  }
}

const contrast = (light: number): number =>
  light + (light - MIDDLE) * CONTRAST * (1 - Math.abs(light - MIDDLE) / MIDDLE);
