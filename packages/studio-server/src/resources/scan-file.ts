import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { explained, type StudioHttpError } from '../http/studio-http-error.ts';
import type { Scanner } from '../scanning/scanner.ts';
import type { BlobInfo, BlobStore } from '../storage/blob-store.ts';

/** What was found in a file, and the refusal of the call. */
export interface Infection {
  signature: string;
  error: StudioHttpError;
}

const RETRY_AFTER_SECONDS = 10;

/**
 * Scans content for malware.
 *
 * @param id identifies the content
 * @param name of the file, for messages only: the scanner never gets it
 * @returns null when it is clean
 * @throws StudioHttpError 503 when it could not be scanned
 */
async function scan(
  scanner: Scanner,
  id: string,
  name: string,
  open: () => Promise<Readable>,
): Promise<Infection | null> {
  const verdict = await scanner.scan(id, open);
  if (verdict.kind === 'clean') return null;
  if (verdict.kind === 'infected') {
    const { signature } = verdict;
    return {
      signature,
      error: explained(409, `The malware scan found ${signature} in ${name}. The file was deleted.`),
    };
  }
  throw explained(503, `The malware scan of ${name} did not finish. Try again in a moment.`, RETRY_AFTER_SECONDS);
}

/** Whether a file was replaced since it was read. */
const replaced = () => explained(503, 'The file was replaced while it was scanned. Try again in a moment.');

/**
 * Scans a stored file for malware before it counts as uploaded. Without a scanner, every file is clean.
 *
 * @param stored the content that is to be confirmed
 * @returns what was found, or null when the file is clean
 * @throws StudioHttpError 503 when it could not be scanned, or was replaced meanwhile
 */
export async function scanStored(
  { scanner, store }: { scanner: Scanner | null; store: Pick<BlobStore, 'get' | 'head'> },
  { key, name, stored }: { key: string; name: string; stored: Pick<BlobInfo, 'etag'> },
): Promise<Infection | null> {
  if (!scanner) return null;
  const infection = await scan(scanner, `${key} ${stored.etag}`, name, async () => {
    const content = await store.get(key);
    if (content?.etag === stored.etag) return content.stream;
    content?.stream.destroy();
    throw replaced();
  });
  // Azure has no lock.
  if (infection === null && (await store.head(key))?.etag !== stored.etag) throw replaced();
  return infection;
}

/** Scans the file of a form for malware. @param path where it is on disk @throws StudioHttpError 503 when it could not be scanned */
export async function scanForm(
  scanner: Scanner | null,
  { path, name }: { path: string; name: string },
): Promise<Infection | null> {
  return scanner && scan(scanner, path, name, async () => createReadStream(path));
}
