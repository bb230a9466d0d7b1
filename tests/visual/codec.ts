import sharp from 'sharp';
import type { Picture } from './compare.ts';

/** Of a PNG or WebP. */
export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const raw = ({ width, height, data }: Picture) => sharp(data, { raw: { width, height, channels: 4 } });

export const encodePng = (picture: Picture): Promise<Buffer> => raw(picture).png().toBuffer();

/** For the repository: every pixel as it is, in a third of the bytes a PNG takes. */
export const encodeBaseline = (picture: Picture): Promise<Buffer> =>
  raw(picture).webp({ lossless: true, exact: true, effort: 2 }).toBuffer();
