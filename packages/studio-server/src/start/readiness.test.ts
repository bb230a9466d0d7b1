import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTestDataDir } from '../database/testing/open-test-database.ts';
import { type ServerProcess, startServer } from './testing/run-server.ts';

const OK = { database: 'ok', storage: 'ok', signIn: 'ok', data: 'ok' };

let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  dataDir = await makeTestDataDir('studio-readiness-');
  server = await startServer({ STUDIO_DATA_DIR: dataDir });
}, 120_000);
afterEach(async () => {
  await rename(`${dataDir}-away`, dataDir).catch(() => undefined);
  server.child.kill();
  await server.exited;
  await rm(dataDir, { recursive: true });
});

it.each<[string, () => unknown, number, object]>([
  ['ready', () => undefined, 200, OK],
  [
    'not ready where no file can be stored',
    () => rm(join(dataDir, 'files', '.incoming'), { recursive: true }),
    503,
    { ...OK, storage: 'failing' },
  ],
  [
    'not ready where the data folder cannot be written',
    () => rename(dataDir, `${dataDir}-away`),
    503,
    { ...OK, database: 'failing', storage: 'failing' },
  ],
])('a started server is %s', { timeout: 120_000 }, async (_state, breakIt, status, parts) => {
  await breakIt();
  const answer = await fetch(`${server.origin}/readyz`);
  expect([answer.status, ((await answer.json()) as { parts: object }).parts]).toEqual([status, parts]);
});
