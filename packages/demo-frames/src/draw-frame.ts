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
  const bytes = kind === 'thermal' ? new Uint8ClampedArray(raster.pixels) : develop(raster.pixels);
  return sharp(bytes, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize({ width, height, fit: 'cover', kernel: 'linear' })
    .withExif(frameExif(kind === 'thermal' ? 'thermal' : 'visual', exif))
    .jpeg({ quality: JPEG_QUALITY, optimiseCoding: false })
    .toBuffer();
}

/** Converts light to bytes with a camera-like tone: slightly brighter, more contrast, less saturation, no clipping. */
function develop(pixels: Float32Array): Uint8ClampedArray {
  const bytes = new Uint8ClampedArray(pixels.length);
  for (let at = 0; at < pixels.length; at += 3) {
    const grey = pixels[at]! * 0.3 + pixels[at + 1]! * 0.59 + pixels[at + 2]! * 0.11;
    for (let channel = at; channel < at + 3; channel += 1) {
      const light = (grey + (pixels[channel]! - grey) * SATURATION) * GAIN;
      bytes[channel] = light + (light - MIDDLE) * CONTRAST * (1 - Math.abs(light - MIDDLE) / MIDDLE);
    }
  }
  return bytes;
}
