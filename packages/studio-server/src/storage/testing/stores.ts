import { randomBytes } from 'node:crypto';
import { openAzureStore } from '../azure-store.ts';
import type { BlobStore } from '../blob-store.ts';
import { startFileService } from './start-file-service.ts';

const azureConnectionString = process.env['TEST_AZURE_STORAGE_CONNECTION_STRING'];

/** URL of the studio that uses the stores. */
export const PUBLIC_URL = 'http://localhost:4173';

/** A store and the origin of its relative URLs. */
export interface OpenedStore {
  store: BlobStore;
  origin?: string;
  close: () => Promise<void>;
}

async function openAzure(connectionString: string): Promise<OpenedStore> {
  const container = `test-${randomBytes(8).toString('hex')}`;
  const store = await openAzureStore({ connectionString, container }, PUBLIC_URL);
  return { store, close: () => store.deletePrefix('p').then(() => store.close()) };
}

/** The kinds of stores. `npm run test:services` sets the connection string of the Azure storage emulator. */
export const STORES: { name: string; open: () => Promise<OpenedStore> }[] = [
  { name: 'the local folder', open: startFileService },
];
if (azureConnectionString !== undefined)
  STORES.push({ name: 'Azure Blob Storage', open: () => openAzure(azureConnectionString) });
