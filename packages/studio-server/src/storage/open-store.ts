import type { Config } from '../config.ts';
import { openAzureStore } from './azure-store.ts';
import type { BlobStore } from './blob-store.ts';
import { type LocalStore, openLocalStore } from './local-store.ts';

/** Opens the configured store. `local` is the same store if this server must serve its URLs, else null. */
export async function openStore(
  config: Pick<Config, 'dataDir' | 'azureStorage' | 'publicUrl'>,
): Promise<{ store: BlobStore; local: LocalStore | null }> {
  if (config.azureStorage) {
    return { store: await openAzureStore(config.azureStorage, config.publicUrl), local: null };
  }
  const local = await openLocalStore(config.dataDir);
  return { store: local, local };
}
