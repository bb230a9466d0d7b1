import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from '@inspection-studio/domain/calls';
import { configureValidation } from '@inspection-studio/domain/validation';
import { readConfig } from '../../config.ts';
import type { AppOptions } from '../../http/create-app.ts';
import type { ImplementDeps } from '../../http/implement.ts';
import { RATE_LIMITS } from '../../http/rate-limits.ts';
import { startTestApp } from '../../http/testing/start-test-app.ts';
import { TRAFFIC_LIMITS, type TrafficLimits } from '../../http/traffic-limits.ts';
import { ensureSharedIdentityKeys } from '../../identity/identity-keys.ts';
import { mountProvider } from '../../identity/mount-provider.ts';
import { payloadAdapter } from '../../identity/payload-adapter.ts';
import { demoPages } from '../../identity/demo-pages.ts';
import { databasePeople } from '../../identity/people.ts';
import { createProvider, embeddedIssuer } from '../../identity/provider.ts';
import type { LocalStore } from '../../storage/local-store.ts';
import { openStore } from '../../storage/open-store.ts';
import { registerLocalFiles } from '../../storage/register-local-files.ts';
import * as z from 'zod';

/** For tests outside the package. */
export { RATE_LIMITS, TRAFFIC_LIMITS };

/** A listening server with sign-in, files and three calls. */
export interface AttackedApp {
  port: number;
  server: Server;
  store: LocalStore;
  /** Folder of files that are not complete. */
  incomingFolder: string;
  close: () => Promise<void>;
}

/** Answers at once. */
const quick: Call = { method: 'GET', path: 'test/quick', summary: 'quick', reply: z.object({}) };
/** Never answers. */
const held: Call = { ...quick, path: 'test/held' };
const change: Call = { ...quick, method: 'POST', path: 'test/change', payload: z.object({ name: z.string() }) };
const form: Call = {
  ...quick,
  method: 'POST',
  path: 'test/form',
  encoding: 'multipart',
  payload: z.object({ id: z.string() }),
};

/** @param limits replace those of the product, so that a test takes seconds */
export async function startAttackedApp(
  limits: Partial<TrafficLimits> = {},
  options: Partial<AppOptions> = {},
  deps: Partial<ImplementDeps<null>> = {},
): Promise<AttackedApp> {
  configureValidation();
  const publicUrl = 'http://localhost:4173';
  const dataDir = await mkdtemp(join(tmpdir(), 'studio-attack-'));
  const { store, local } = await openStore(readConfig({ STUDIO_DATA_DIR: dataDir }));
  const { app, database, implement, close } = await startTestApp(
    { publicUrl, trafficLimits: { ...TRAFFIC_LIMITS, ...limits }, ...options },
    { formsFolder: local!.incomingFolder, ...deps },
  );
  const people = databasePeople(database.db, 'northline');
  const keys = await ensureSharedIdentityKeys(database.db, dataDir);
  const provider = createProvider({
    publicUrl,
    keys,
    adapter: payloadAdapter(database.db, embeddedIssuer(publicUrl)),
    people,
  });
  await mountProvider(app, provider, demoPages(people));
  await registerLocalFiles(app, local!, { isUploadAwaited: async () => true, noteDamage: async () => undefined });
  implement(quick, async () => ({}));
  implement(held, () => new Promise(() => undefined));
  implement(change, async () => ({}));
  implement(form, async () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    port: (app.server.address() as AddressInfo).port,
    server: app.server,
    store: local!,
    incomingFolder: local!.incomingFolder,
    close: async () => {
      app.server.closeAllConnections();
      await close();
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
