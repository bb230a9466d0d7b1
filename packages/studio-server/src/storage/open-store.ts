import type { Config } from '../config.ts';
import { openAzureStore } from './azure-store.ts';
import type { BlobStore } from './blob-store.ts';
import { type LocalStore, openLocalStore } from './local-store.ts';

/** The store of the configuration; `local` is the same store when its addresses have to be answered here. */
export async function openStore(
  config: Pick<Config, 'dataDir' | 'azureStorage' | 'publicUrl'>,
): Promise<{ store: BlobStore; local: LocalStore | null }> {
  if (config.azureStorage) {
    return { store: await openAzureStore(config.azureStorage, config.publicUrl), local: null };
  }
  const local = await openLocalStore(config.dataDir);
  return { store: local, local };
}
