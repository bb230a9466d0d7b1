import { wait } from '../api/wait.ts';

/** A file whose drive does not respond for this long counts as unreadable. */
const READ_MAX_MS = 30_000;

/**
 * Reads a part of a file.
 *
 * @throws DOMException NotReadableError when its drive does not respond for 30 s; otherwise what the browser throws
 */
export async function readInTime(part: Blob): Promise<ArrayBuffer> {
  const limit = new AbortController();
  const expired = wait(READ_MAX_MS, limit.signal).then(() => {
    throw new DOMException('The drive does not respond.', 'NotReadableError');
  });
  try {
    return await Promise.race([part.arrayBuffer(), expired]);
  } finally {
    limit.abort();
  }
}
