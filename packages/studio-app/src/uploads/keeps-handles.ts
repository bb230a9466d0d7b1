/** Size of a page of SQLite in bytes. */
const PAGE_BYTES = 4096;

/** What a browser says of the storage of this origin. Safari has `estimate` since version 17, other WebKits have no storage. */
export type StorageUse =
  | { estimate?: () => Promise<{ usageDetails?: { indexedDB?: number | undefined } | undefined }> }
  | undefined;

/**
 * Whether this browser can keep file handles in a database that has something in it. Chromium's IndexedDB on SQLite, which
 * private windows have had since version 144, crashes the whole browser when it reads or writes them. It uses whole pages,
 * which other storage does not. Browsers without handles do not say what a database uses.
 */
export async function keepsHandles(storage: StorageUse): Promise<boolean> {
  const usedBytes = (await storage?.estimate?.())?.usageDetails?.indexedDB ?? 0;
  return usedBytes % PAGE_BYTES !== 0;
}
