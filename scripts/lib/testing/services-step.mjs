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
 * Rights are decided in TypeScript, from rows that other tests read on both databases: here they run on the embedded one
 * only, and with `npm run test:heavy` on PostgreSQL. The test of the fuzzer's judge plants its faults above the database, so
 * it runs on the embedded one alone.
 */
const EMBEDDED_ONLY = [
  'tests/contract/*-rights.test.ts',
  'packages/studio-server/src/resources/testing/fuzz/judge.test.ts',
];

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
  const contractEnv = { ...database, STUDIO_TEST_ELSEWHERE: EMBEDDED_ONLY.join(',') };
  const unit = ['--project=unit'];
  const storage = ['packages/studio-server/src/storage', 'packages/studio-server/src/pyramids/stores.test.ts'];
  const contract = ['tests/contract', 'packages/studio-server/src/resources'];
  try {
    await ensureBuilt();
    return [
      ...(await vitest({ name: 'storage', options: unit, targets: storage, env: azure }, signal)),
      ...(await vitest({ name: 'contract', options: unit, targets: contract, env: contractEnv }, signal)),
      ...(await vitest({ name: 'scale', options: ['--project=scale'], env: { ...database, ...azure } }, signal)),
      ...(await playwright({ name: 'services', options: ['--project=services'], env: studio }, signal)),
      ...(await kills(studio, signal)),
    ];
  } finally {
    await postgres.stop();
    await azurite.stop();
  }
}

/** Every role at every call, on PostgreSQL. @param {AbortSignal} signal @returns {Promise<Result[]>} */
export async function rightsOnPostgres(signal) {
  const postgres = await startPostgres();
  const options = ['--project=unit'];
  const targets = ['tests/contract/inspection-rights', 'tests/contract/role-rights', 'tests/contract/user-rights'];
  try {
    return await vitest({ name: 'rights', options, targets, env: { TEST_DATABASE_URL: postgres.address } }, signal);
  } finally {
    await postgres.stop();
  }
}

/** Data that is lost once is lost: there is no second look. @param {Record<string, string>} studio @param {AbortSignal} signal */
function kills(studio, signal) {
  const start = (/** @type {Record<string, string>} */ env) =>
    run(nodePath(), [FROM_SOURCE, 'tests/crash/main.ts', String(KILLS)], { env: { ...studio, ...env }, signal });
  return runCounted({ name: 'crash', start, isFinal: true }, signal);
}
