import type { CorsRule } from '@azure/storage-blob';
import { BLOCK_BLOB_HEADER, STORAGE_BLOCKS, STORAGE_CHECKSUM } from '@inspection-studio/domain/calls';

const MAX_AGE_SECONDS = 3600;
const UPLOAD_HEADERS = [
  BLOCK_BLOB_HEADER.name,
  STORAGE_BLOCKS.contentTypeHeader,
  STORAGE_CHECKSUM.header.toLowerCase(),
  STORAGE_CHECKSUM.fileHeader,
];

/**
 * Returns the CORS rules of a storage account with that of the studio, or null when they have it already. The rules of other
 * origins stay.
 */
export function corsWithStudio(rules: readonly CorsRule[], publicUrl: string): CorsRule[] | null {
  const rule: CorsRule = {
    allowedOrigins: new URL(publicUrl).origin,
    allowedMethods: 'GET,HEAD,PUT,OPTIONS',
    allowedHeaders: ['content-type', 'range', ...UPLOAD_HEADERS].join(),
    exposedHeaders: 'content-length,content-range,etag',
    maxAgeInSeconds: MAX_AGE_SECONDS,
  };
  const others = rules.filter(({ allowedOrigins }) => allowedOrigins !== rule.allowedOrigins);
  const own = rules.filter(({ allowedOrigins }) => allowedOrigins === rule.allowedOrigins);
  return own.some(({ allowedHeaders }) => allowedHeaders === rule.allowedHeaders) ? null : [...others, rule];
}
