import { extname } from 'node:path';

/** Types that browsers may display; any other file is served as a binary download. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mov': 'video/quicktime',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.tif': 'image/tiff',
  '.tiff': 'image/tiff',
  '.webp': 'image/webp',
};

export const UNKNOWN_CONTENT_TYPE = 'application/octet-stream';

/**
 * Returns the content type of a local file by its extension. The uploader's claim is
 * not trusted: HTML or SVG with scripts would run on the studio's origin.
 */
export const contentTypeOf = (key: string): string => TYPES[extname(key).toLowerCase()] ?? UNKNOWN_CONTENT_TYPE;
