import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import type { ReadDisk } from '../disk-space.ts';
import { type LocalStore, openLocalStore } from '../local-store.ts';
import { type FileRecords, registerLocalFiles } from '../register-local-files.ts';

/** A local store served over HTTP from its own folder. */
export interface TestFileService {
  dataDir: string;
  store: LocalStore;
  app: FastifyInstance;
  origin: string;
  /** Sends a PUT to a signed URL. */
  put: (url: string, body: Buffer | ReadableStream, headers: Record<string, string>) => Promise<Response>;
  /** Damage that downloads found, as `<key>: <damage>`. */
  damages: string[];
  /** Names of incomplete files. */
  leftovers: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** @param isUploadAwaited whether a key may be uploaded; always true by default */
export async function startFileService(
  isUploadAwaited: FileRecords['isUploadAwaited'] = async () => true,
  readDisk?: ReadDisk,
): Promise<TestFileService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-files-'));
  const store = await openLocalStore(dataDir, readDisk);
  const app = fastify();
  const damages: string[] = [];
  await registerLocalFiles(app, store, {
    isUploadAwaited,
    noteDamage: async (key, damage) => void damages.push(`${key}: ${damage}`),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    dataDir,
    store,
    damages,
    app,
    origin,
    put: (url, body, headers) => fetch(origin + url, { method: 'PUT', body, headers, duplex: 'half' } as RequestInit),
    leftovers: () => readdir(join(dataDir, 'files/.incoming')),
    close: async () => {
      await app.close();
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
