import { extname } from 'node:path';

/** Types a browser may show by itself; anything else is handed out as plain bytes to save. */
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
 * Type of a locally stored file, by its ending. What an uploader claimed is not
 * trusted: a page or a drawing with scripts would run on the studio's own origin.
 */
export const contentTypeOf = (key: string): string => TYPES[extname(key).toLowerCase()] ?? UNKNOWN_CONTENT_TYPE;
