import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Load balancers ask each instance every few seconds. */
const CACHE_MS = 10_000;
const PROBE = Buffer.alloc(4096);

/**
 * Creates a check that a folder can be written: it stores, syncs and removes a small file.
 * Its result is cached for ten seconds; a running check is shared.
 */
export function createWriteCheck(folder: string): () => Promise<void> {
  let cached: { result: Promise<void>; begunAtMs: number } | undefined;
  return () => {
    if (!cached || performance.now() - cached.begunAtMs > CACHE_MS) {
      cached = { result: writeProbe(join(folder, `probe-${randomUUID()}`)), begunAtMs: performance.now() };
    }
    return cached.result;
  };
}

async function writeProbe(path: string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(PROBE);
    await file.sync();
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}
