import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodePath, root } from './lib/node.mjs';
import { run } from './lib/run.mjs';
import { FROM_SOURCE } from './lib/server.mjs';
import { closing } from './lib/testing/closing.mjs';
import { isBad } from './lib/testing/results.mjs';
import { runCounted } from './lib/testing/run-counted.mjs';
import { announced } from './lib/testing/run-step.mjs';
import { check, playwright, vitest } from './lib/testing/runners.mjs';
import { rightsOnPostgres } from './lib/testing/services-step.mjs';

/** @typedef {import('./lib/testing/test-steps.mjs').Step} Step */

/**
 * Runs what `npm test` leaves out because its result depends on time or chance. Run it before a release.
 *
 * @example npm run test:heavy
 * @example npm run test:heavy -- --seed 4711                 # the draws of an earlier run
 * @example npm run test:heavy -- --kills 2 --seconds 20      # shorter
 */
const { values } = parseArgs({
  options: {
    /** Kills of the server on each database. */
    kills: { type: 'string', default: '100' },
    /** Time of the fuzzer. */
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
  },
});
const { kills, seconds, seed } = values;
const FUZZER = 'packages/studio-server/src/resources/testing/fuzz/main.ts';

const withProperties = () =>
  globSync('packages/*/src/**/*.test.ts', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('fc.assert('),
  );

/** @type {Step[]} */
const steps = [
  {
    name: 'time',
    title: 'Floods, and tests that measure time',
    minutes: 30,
    run: (signal) => vitest({ name: 'heavy', options: ['--config=tests/heavy/vitest.config.ts'] }, signal),
  },
  {
    name: 'kills',
    title: `${kills} kills on each database`,
    minutes: 120,
    run: (signal) => {
      const start = (/** @type {Record<string, string>} */ env) =>
        run(nodePath(), [FROM_SOURCE, 'tests/crash/main.ts', kills, seed], { env, signal });
      return runCounted({ name: 'heavy-kills', start, isFinal: true }, signal);
    },
  },
  {
    name: 'fuzz',
    title: `Generated requests for ${seconds} s`,
    minutes: Number(seconds) / 60 + 10,
    run: (signal) => check('Fuzzer', () => run(nodePath(), [FROM_SOURCE, FUZZER, seconds, seed], { signal })),
  },
  {
    name: 'reversed',
    title: 'Journeys in the browser, the last one first',
    minutes: 60,
    run: async (signal) => {
      await ensureBuilt();
      const env = { JOURNEY_ORDER: 'reversed' };
      return playwright({ name: 'heavy-reversed', options: ['--project=journeys'], env }, signal);
    },
  },
  { name: 'rights', title: 'Rights of every role, on PostgreSQL', minutes: 30, run: rightsOnPostgres },
  {
    name: 'properties',
    title: 'Properties with a random seed',
    minutes: 30,
    run: (signal) => {
      const env = { STUDIO_FAST_CHECK_SEED: seed };
      return vitest({ name: 'heavy-properties', options: ['--project=unit'], targets: withProperties(), env }, signal);
    },
  },
];

await ensureInstalled();
console.log(`Seed ${seed}`);
const whole = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'])
  process.on(name, () => whole.abort(new Error(`The run was ended by ${name}.`)));
const startedAt = performance.now();
const secondsSince = (/** @type {number} */ begin) => (performance.now() - begin) / 1000;
const all = [];
const told = [];
for (const step of steps) {
  const begin = performance.now();
  const results = await announced(step, whole.signal);
  all.push(...results);
  const outcome = results.some(isBad) ? 'failed' : 'passed';
  told.push({ step: step.name, outcome, seconds: Math.round(secondsSince(begin)), seed: Number(seed) });
}
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/heavy.json'), `${JSON.stringify(told, null, 2)}\n`);
const { lines, failed } = closing(all, secondsSince(startedAt));
for (const line of lines) console.log(line);
process.exit(failed === 0 ? 0 : 1);
