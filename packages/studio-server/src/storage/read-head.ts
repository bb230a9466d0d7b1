import { buffer } from 'node:stream/consumers';
import type { BlobStore } from './blob-store.ts';

/** Returns the first bytes of a stored file: all of a shorter one, none of a missing one. */
export async function readHead(store: Pick<BlobStore, 'get'>, key: string, lengthBytes: number): Promise<Buffer> {
  const content = await store.get(key, { start: 0, end: lengthBytes - 1 });
  return content ? buffer(content.stream) : Buffer.alloc(0);
}
