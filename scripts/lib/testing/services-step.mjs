import { ensureBuilt } from '../build.mjs';
import { nodePath } from '../node.mjs';
import { run } from '../run.mjs';
import { FROM_SOURCE } from '../server.mjs';
import { startAzurite, startPostgres } from '../services.mjs';
import { runCounted } from './run-counted.mjs';
import { playwright, vitest } from './runners.mjs';

/** @typedef {import('./results.mjs').Result} Result */

/** Kills on each database in the short form; `npm run crash` does more. */
const KILLS = 3;

/**
 * On PostgreSQL and the Azure storage emulator: storage tests, contract tests, several instances, journeys and kills.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<Result[]>}
 */
export async function services(signal) {
  const postgres = await startPostgres();
  const azurite = await startAzurite();
  const azure = { TEST_AZURE_STORAGE_CONNECTION_STRING: azurite.address };
  const database = { TEST_DATABASE_URL: postgres.address };
  const studio = { STUDIO_TEST_POSTGRES: postgres.address, STUDIO_TEST_AZURE_STORAGE: azurite.address };
  const unit = ['--project=unit'];
  const storage = ['packages/studio-server/src/storage'];
  const contract = ['tests/contract', 'packages/studio-server/src/resources'];
  try {
    await ensureBuilt();
    return [
      ...(await vitest({ name: 'storage', options: unit, targets: storage, env: azure }, signal)),
      ...(await vitest({ name: 'contract', options: unit, targets: contract, env: database }, signal)),
      ...(await vitest({ name: 'scale', options: ['--project=scale'], env: { ...database, ...azure } }, signal)),
      ...(await playwright({ name: 'services', options: ['--project=services'], env: studio }, signal)),
      ...(await kills(studio, signal)),
    ];
  } finally {
    await postgres.stop();
    await azurite.stop();
  }
}

/** Data that is lost once is lost: there is no second look. @param {Record<string, string>} studio @param {AbortSignal} signal */
function kills(studio, signal) {
  const start = (/** @type {Record<string, string>} */ env) =>
    run(nodePath(), [FROM_SOURCE, 'tests/crash/main.ts', String(KILLS)], { env: { ...studio, ...env }, signal });
  return runCounted({ name: 'crash', start, isFinal: true }, signal);
}
