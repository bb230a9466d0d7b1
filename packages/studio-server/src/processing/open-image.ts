import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { decodeBmp, isBmp } from './decode-bmp.ts';
import type { ImageSource } from './image-facts.ts';

/** The whole file, wherever it is. */
export const bytesOf = async (source: ImageSource): Promise<Buffer> => (typeof source === 'string' ? readFile(source) : source);

/** An image ready to be asked for its size or drawn; files that end too early are read as far as they go. */
export function openImage(file: Buffer): Sharp {
  if (!isBmp(file)) return sharp(file, { failOn: 'none' });
  const { width, height, pixels } = decodeBmp(file);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
