import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DownloadLinkOptions, UploadLink } from './blob-store.ts';
import { encodeStorageKey } from './storage-key.ts';

/** Base path of the local store's URLs. */
export const FILES_PATH = '/files/';

/** Raw query parameters of a signed URL. */
export type LinkQuery = Readonly<Record<string, string | undefined>>;

/** What a signed upload URL grants. */
export interface UploadGrant {
  contentType: string;
  maxBytes: number;
}

/** What a signed download URL grants. */
export interface DownloadGrant {
  expiresAt: Date;
  /** File name for saving, or null to display the file. */
  fileName: string | null;
}

/** Signs and verifies URLs of the local store. */
export interface LinkSigner {
  upload: (link: UploadLink) => string;
  download: (key: string, expiresAt: Date, options?: DownloadLinkOptions) => string;
  /** Returns null when the URL is expired or the signature is missing or invalid. */
  readUpload: (key: string, query: LinkQuery, now: Date) => UploadGrant | null;
  /** Returns null when the URL is expired or the signature is missing or invalid. */
  readDownload: (key: string, query: LinkQuery, now: Date) => DownloadGrant | null;
}

/**
 * Creates a signer. Each URL carries an HMAC-SHA256 over method, key and all granted
 * parameters; `exp` is in seconds since 1970.
 *
 * @param secret 32 random bytes
 */
export function createLinkSigner(secret: Buffer): LinkSigner {
  const sign = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url');

  const address = (method: 'PUT' | 'GET', key: string, grants: Record<string, string>) => {
    const sig = sign(method, key, ...Object.values(grants));
    return `${FILES_PATH}${encodeStorageKey(key)}?${new URLSearchParams({ ...grants, sig }).toString()}`;
  };

  const isValid = (method: 'PUT' | 'GET', key: string, query: LinkQuery, names: readonly string[], now: Date) => {
    // A repeated parameter arrives as an array.
    const values = [...names, 'sig'].map((name) => query[name] ?? '');
    if (values.some((value) => typeof value !== 'string')) return false;
    const expected = sign(method, key, ...values.slice(0, -1));
    return isEqual(query['sig'] ?? '', expected) && Number(query['exp']) * 1000 > now.getTime();
  };

  return {
    upload: ({ key, contentType, maxBytes, expiresAt }) =>
      address('PUT', key, { ct: contentType, max: String(maxBytes), exp: toSeconds(expiresAt) }),
    download: (key, expiresAt, { fileName = '' } = {}) =>
      address('GET', key, { name: fileName, exp: toSeconds(expiresAt) }),
    readUpload: (key, query, now) =>
      isValid('PUT', key, query, ['ct', 'max', 'exp'], now)
        ? { contentType: query['ct'] ?? '', maxBytes: Number(query['max']) }
        : null,
    readDownload: (key, query, now) =>
      isValid('GET', key, query, ['name', 'exp'], now)
        ? { expiresAt: new Date(Number(query['exp']) * 1000), fileName: query['name'] || null }
        : null,
  };
}

const toSeconds = (moment: Date): string => String(Math.floor(moment.getTime() / 1000));

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
