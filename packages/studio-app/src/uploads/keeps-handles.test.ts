import { expect, it } from 'vitest';
import { keepsHandles, type StorageUse } from './keeps-handles.ts';

const uses = (indexedDB?: number): StorageUse => ({
  estimate: async () => ({ usageDetails: indexedDB === undefined ? undefined : { indexedDB } }),
});

it.each<[string, StorageUse, boolean]>([
  ['parts of pages are used', uses(3 * 4096 + 1), true],
  ['only whole pages are used, as in a private window of Chromium', uses(3 * 4096), false],
  ['no database is named, as in Firefox', uses(), false],
  ['nothing is estimated, as in Safari 16', {}, false],
  ['there is no storage to ask, as in WebKitGTK', undefined, false],
])('a browser keeps handles only where it says that parts of pages are used: %s', async (_case, storage, isKept) =>
  expect(await keepsHandles(storage)).toBe(isKept),
);
