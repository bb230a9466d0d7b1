import type { BlobStore } from './blob-store.ts';

const DELETIONS_AT_ONCE = 16;

/** Deletes files in parallel. Failed ones are left for the next sweep. @throws the first failure, after all have finished */
export async function deleteFiles(store: Pick<BlobStore, 'delete'>, keys: readonly string[]): Promise<void> {
  const left = keys.values();
  const lane = async () => {
    for (const key of left) await store.delete(key);
  };
  const lanes = await Promise.allSettled(Array.from({ length: DELETIONS_AT_ONCE }, lane));
  const failed = lanes.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
