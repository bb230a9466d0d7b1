/** Kills the real server again and again while it works: `npm run crash -- [kills] [seed]`, so many kills on each database. */
import { parseArgs } from 'node:util';
import { startAzurite, startPostgres } from '../../scripts/lib/services.mjs';
import { isBad, oneCheck, report, type Result } from '../../scripts/lib/testing/results.mjs';
import { type CrashPlan, type CrashReport, runCrash } from './run-crash.ts';

const DEFAULT_KILLS = 25;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Runs only these series, with commas between. */
    only: { type: 'string' },
  },
});
const kills = Number(positionals[0] ?? DEFAULT_KILLS);
const seed = Number(positionals[1] ?? 1);
const needsServices = values.only !== 'embedded';

const provided = {
  postgres: process.env['STUDIO_TEST_POSTGRES'],
  azure: process.env['STUDIO_TEST_AZURE_STORAGE'],
};
const postgres = needsServices && provided.postgres === undefined ? await startPostgres() : null;
const azurite = needsServices && provided.azure === undefined ? await startAzurite() : null;
const services = { postgres: postgres?.address ?? provided.postgres, azure: azurite?.address ?? provided.azure };

/** Each database gets as many kills; those of PostgreSQL are shared between one process and several. */
const SERIES: Record<string, { title: string; plan: CrashPlan }> = {
  embedded: { title: 'embedded database, data folder', plan: { seed, kills, workerProcesses: 0 } },
  postgres: {
    title: 'PostgreSQL, data folder',
    plan: { seed, kills: Math.ceil(kills / 2), workerProcesses: 0, postgres: services.postgres },
  },
  workers: {
    title: 'PostgreSQL, Azure storage emulator, two worker processes',
    plan: { seed, kills: Math.floor(kills / 2), workerProcesses: 2, ...services },
  },
};

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const tellReopening = (reopenMs: readonly number[]) =>
  reopenMs.length === 0
    ? 'the API was not killed'
    : `ready again in ${Math.round(median(reopenMs))} ms (median), ${Math.round(Math.max(...reopenMs))} ms (worst)`;

function tell(title: string, told: CrashReport, seconds: number): void {
  const { reopenMs, complaints } = told;
  console.log(
    `${title}: ${told.kills} kills (${told.killsWhileStarting} while starting, ${told.workerKills} of workers) in ${seconds} s, ` +
      `${told.acknowledgedWrites} writes and ${told.acknowledgedFiles} files acknowledged, ${told.inspections} inspections, ` +
      `${complaints.length} promises broken; ${tellReopening(reopenMs)}.`,
  );
  for (const complaint of complaints.slice(0, 20)) console.error(`  ${complaint}`);
}

const results: Result[] = [];
try {
  for (const [name, { title, plan }] of Object.entries(SERIES)) {
    if (values.only !== undefined && !values.only.split(',').includes(name)) continue;
    const begunAt = performance.now();
    const ended = await runCrash(plan);
    tell(title, ended, Math.round((performance.now() - begunAt) / 1000));
    const kept = Array.from({ length: ended.kills }, (_, index) => oneCheck(`${title}: kill ${index + 1}`));
    results.push(...kept, ...ended.complaints.map((complaint) => oneCheck(title, complaint)));
  }
} finally {
  await postgres?.stop();
  await azurite?.stop();
}
if (process.env['STUDIO_TEST_RESULTS'] !== undefined) report(results);
if (results.length === 0 || results.some(isBad)) process.exitCode = 1;
