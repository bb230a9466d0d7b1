import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Keyring, unexpiredKeys } from '../keyring.ts';
import type { DownloadLinkOptions, UploadLink } from './blob-store.ts';
import type { RecordedContent } from './file-damage.ts';
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
  /** What the record of the file says, or null when it is unknown. */
  content: RecordedContent | null;
}

/** Signs and verifies URLs of files that this server sends itself: those of the local store, and tiles of images. */
export interface LinkSigner {
  upload: (link: UploadLink) => string;
  download: (key: string, expiresAt: Date, options?: DownloadLinkOptions) => string;
  /** Returns the address of an image's tiles with {z}, {x} and {y} in it. @param key of the pyramid, with its extension */
  tiles: (key: string, expiresAt: Date) => string;
  /** Returns null when the URL is expired or the signature is missing or invalid. */
  readUpload: (key: string, query: LinkQuery, now: Date) => UploadGrant | null;
  /** Returns null when the URL is expired or the signature is missing or invalid. */
  readDownload: (key: string, query: LinkQuery, now: Date) => DownloadGrant | null;
  /** Returns when the address of tiles expires, or null when it has, or the signature is missing or invalid. */
  readTiles: (key: string, query: LinkQuery, now: Date) => Date | null;
}

/**
 * Creates a signer. Each URL carries an HMAC-SHA256 over method, key and all granted
 * parameters; `exp` is in seconds since 1970.
 *
 * @param secret 32 random bytes
 * @param others further secrets whose signatures are accepted; the retired ones until their end
 */
export function createLinkSigner(
  secret: Buffer,
  others: Partial<Pick<Keyring<Buffer>, 'next' | 'previous'>> = {},
): LinkSigner {
  const signWith = (key: Buffer, parts: readonly string[]) =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
  const sign = (...parts: readonly string[]) => signWith(secret, parts);
  const acceptedOn = (now: Date): Buffer[] => [
    secret,
    ...(others.next ? [others.next] : []),
    ...unexpiredKeys(others.previous ?? [], now).map(({ key }) => key),
  ];

  const address = (method: string, key: string, grants: Record<string, string>) => {
    const sig = sign(method, key, ...Object.values(grants));
    return { path: `${FILES_PATH}${encodeStorageKey(key)}`, query: new URLSearchParams({ ...grants, sig }) };
  };

  const isValid = (method: string, key: string, query: LinkQuery, names: readonly string[], now: Date) => {
    // A repeated parameter arrives as an array.
    const values = [...names, 'sig'].map((name) => query[name] ?? '');
    if (values.some((value) => typeof value !== 'string')) return false;
    const parts = [method, key, ...values.slice(0, -1)];
    const isSigned = acceptedOn(now).some((each) => isEqual(query['sig'] ?? '', signWith(each, parts)));
    return isSigned && Number(query['exp']) * 1000 > now.getTime();
  };

  return {
    upload: ({ key, contentType, maxBytes, expiresAt }) =>
      urlOf(address('PUT', key, { ct: contentType, max: String(maxBytes), exp: toSeconds(expiresAt) })),
    download: (key, expiresAt, { fileName = '', content } = {}) => {
      const recorded = content && { size: String(content.sizeBytes), sum: content.checksum ?? '' };
      const method = downloadMethod(recorded);
      const { path, query } = address(method, key, { name: fileName, exp: toSeconds(expiresAt) });
      for (const [name, value] of Object.entries(recorded ?? {})) if (value !== '') query.set(name, value);
      return urlOf({ path, query });
    },
    tiles: (key, expiresAt) => {
      const { query } = address('TILES', key, { exp: toSeconds(expiresAt) });
      return `/${encodeStorageKey(key.replace(/\.\w+$/, ''))}/{z}/{x}/{y}.jpg?${query.toString()}`;
    },
    readUpload: (key, query, now) =>
      isValid('PUT', key, query, ['ct', 'max', 'exp'], now)
        ? { contentType: query['ct'] ?? '', maxBytes: Number(query['max']) }
        : null,
    readTiles: (key, query, now) =>
      isValid('TILES', key, query, ['exp'], now) ? new Date(Number(query['exp']) * 1000) : null,
    readDownload: (key, query, now) => {
      const { size, sum } = query;
      const recorded = size === undefined && sum === undefined ? undefined : { size: size ?? '', sum: sum ?? '' };
      if (recorded && !isRecorded(recorded)) return null;
      if (!isValid(downloadMethod(recorded), key, query, ['name', 'exp'], now)) return null;
      return {
        expiresAt: new Date(Number(query['exp']) * 1000),
        fileName: query['name'] || null,
        content: recorded ? { sizeBytes: Number(recorded.size), checksum: recorded.sum || null } : null,
      };
    },
  };
}

/** Size and checksum of the record of a file, as in a URL. */
interface RecordedQuery {
  size: string;
  sum: string;
}

const isRecorded = ({ size, sum }: RecordedQuery): boolean => /^\d+$/.test(size) && /^[\w:+/="-]*$/.test(sum);

/** Signed first and without spaces inside, so that neither a name nor a missing parameter can pass for another value. */
const downloadMethod = (recorded: RecordedQuery | undefined): string =>
  recorded ? `GET ${recorded.size} ${recorded.sum}` : 'GET';

const urlOf = ({ path, query }: { path: string; query: URLSearchParams }): string => `${path}?${query.toString()}`;

const toSeconds = (moment: Date): string => String(Math.floor(moment.getTime() / 1000));

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
