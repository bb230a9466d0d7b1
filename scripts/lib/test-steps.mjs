import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { add, countJest, countPlaywright, NOTHING, oneCheck, withExitCode } from './counts.mjs';
import { nodePath, root } from './node.mjs';
import { npm, run } from './run.mjs';
import { FROM_SOURCE } from './server.mjs';
import { startAzurite, startPostgres } from './services.mjs';
import { journeyResults, rowIds, unassertedRows } from './spec-rows.mjs';
import { serveFolder } from './static-server.mjs';

/** @typedef {import('./counts.mjs').Count} Count */
/** @typedef {{ name: string, title: string, run: () => Promise<Count> }} Step */

const reports = join(root, 'test-results/reports');

/** What passes or fails as a whole: one check. @param {string} title @param {Promise<number>} ended resolves with an exit code @returns {Promise<Count>} */
async function check(title, ended) {
  const exitCode = await ended.catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  return oneCheck(exitCode === 0 ? undefined : title);
}

/**
 * A runner that writes a report.
 *
 * @template T
 * @param {string} name
 * @param {(report: T) => Count} count
 * @param {(file: string) => Promise<number>} start starts it with the file its report belongs into
 * @returns {Promise<Count>}
 */
async function counted(name, count, start) {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  mkdirSync(reports, { recursive: true });
  const exitCode = await start(file);
  return withExitCode(exitCode, existsSync(file) ? count(readJson(file)) : undefined);
}

/** The report is the count, without names. @param {Omit<Count, 'tests' | 'failedTests'>} report @returns {Count} */
const asReported = (report) => ({ ...NOTHING, ...report });

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Lists of the specification's rows in tests/spec, with what they concern. */
const ROW_LISTS = {
  'domain-rows.json': 'the domain',
  'design-system-rows.json': 'the design system',
  'server-rows.json': 'the server',
  'app-rows.json': 'the app',
};

/** Checks that every requirement row is in the title of a passed test, story or journey: one check per list. @returns {Promise<Count>} */
async function specRows() {
  const names = ['unit', 'contract', 'storybook', 'journeys'];
  const [unit, contract, stories, journeys] = names.map((name) => {
    const file = join(reports, `${name}.json`);
    if (!existsSync(file)) throw new Error(`There is no report of ${name} to look for rows in.`);
    return readJson(file);
  });
  const runs = [unit, contract, stories].flatMap(({ testResults }) => testResults);
  const passedTests = { testResults: [...runs, { assertionResults: journeyResults(journeys) }] };
  const checks = Object.entries(ROW_LISTS).map(([list, subject]) => {
    const ids = rowIds(readJson(join(root, 'tests/spec', list)));
    const missing = unassertedRows(ids, passedTests);
    console.log(
      `Rows of the specification in ${subject}: ${ids.length - missing.length} of ${ids.length} are asserted.`,
    );
    if (missing.length === 0) return oneCheck(undefined);
    const complaint = `No passed test names ${missing.join(', ')}.`;
    console.error(complaint);
    return oneCheck(complaint);
  });
  return checks.reduce(add);
}

/** The packages as they are published, and the app. @returns {Promise<Count>} */
async function builds() {
  const packages = ['domain', 'design-system', 'studio-cli'].flatMap((name) => ['-w', `@inspection-studio/${name}`]);
  const published = await check('The packages as they are published', npm(['run', '--silent', 'build', ...packages]));
  const app = await check(
    'The built app',
    ensureBuilt().then(() => 0),
  );
  return add(published, app);
}

/** @param {string} project @param {Record<string, string>} [env] @returns {Promise<Count>} */
async function playwright(project, env = {}) {
  await ensureBuilt();
  return counted(project, countPlaywright, (file) =>
    run(nodePath(), [FROM_SOURCE, 'node_modules/@playwright/test/cli.js', 'test', `--project=${project}`], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  );
}

/** @param {string} name @param {string[]} args @param {Record<string, string>} [env] @returns {Promise<Count>} */
function vitest(name, args = [], env = {}) {
  return counted(name, countJest, (file) =>
    npm(
      ['run', '--silent', 'unit', '--', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      { env },
    ),
  );
}

/** @type {Promise<boolean> | undefined} */
let storybookBuilt;

/** Builds the Storybook once for all steps that look at it. @returns {Promise<boolean>} whether that worked */
function buildStorybook() {
  storybookBuilt ??= npm(['run', '--silent', 'build:storybook']).then((exitCode) => exitCode === 0);
  return storybookBuilt;
}

/** Every story as built, with its play function and axe in both themes. @returns {Promise<Count>} */
async function storybook() {
  if (!(await buildStorybook())) return oneCheck('The Storybook cannot be built');
  const site = await serveFolder(join(root, 'storybook-static'));
  const args = ['--url', site.url, '--index-json', '--maxWorkers=2', '--json'];
  try {
    return await counted('storybook', countJest, (file) =>
      run('test-storybook', [...args, '--outputFile', file], { env: { STORYBOOK_DISABLE_TELEMETRY: '1' } }),
    );
  } finally {
    await site.stop();
  }
}

/** Every story tagged `visual` against its baselines. @returns {Promise<Count>} */
async function visual() {
  if (!(await buildStorybook())) return oneCheck('The Storybook cannot be built');
  return counted('visual', asReported, (file) => run(nodePath(), ['tests/visual/main.ts', '--report', file]));
}

/** Kills on each database in the short form; `npm run crash` does more. */
const KILLS = 3;

/** On PostgreSQL and the Azure storage emulator: storage tests, contract tests, several instances, journeys and the kill test. @returns {Promise<Count>} */
async function services() {
  const postgres = await startPostgres();
  const azurite = await startAzurite();
  try {
    const storage = await vitest('storage', ['--project=unit', 'packages/studio-server/src/storage'], {
      TEST_AZURE_STORAGE_CONNECTION_STRING: azurite.address,
    });
    const contract = await vitest(
      'contract',
      ['--project=unit', 'tests/contract', 'packages/studio-server/src/resources'],
      {
        TEST_DATABASE_URL: postgres.address,
      },
    );
    const scale = await vitest('scale', ['--project=scale'], {
      TEST_DATABASE_URL: postgres.address,
      TEST_AZURE_STORAGE_CONNECTION_STRING: azurite.address,
    });
    const env = { STUDIO_TEST_POSTGRES: postgres.address, STUDIO_TEST_AZURE_STORAGE: azurite.address };
    const journeys = await playwright('services', env);
    const kills = await counted('crash', asReported, (file) =>
      run(nodePath(), [FROM_SOURCE, 'tests/crash/main.ts', String(KILLS), '--report', file], { env }),
    );
    return [storage, contract, scale, journeys, kills].reduce(add);
  } finally {
    await postgres.stop();
    await azurite.stop();
  }
}

/**
 * Everything `npm test` does, in its order.
 *
 * @param {string[]} photoFolders absolute paths; without any, the photo step is skipped
 * @returns {Step[]}
 */
export function testSteps(photoFolders) {
  const silent = ['run', '--silent'];
  /** @type {Step[]} */
  const steps = [
    { name: 'format', title: 'Format', run: () => check('Format', npm([...silent, 'format:check'])) },
    { name: 'types', title: 'Types', run: () => check('Types', npm([...silent, 'types'])) },
    { name: 'lint', title: 'Lint', run: () => check('Lint', npm([...silent, 'lint'])) },
    // Stories run once, as built: further down.
    {
      name: 'unit',
      title: 'Unit and component tests',
      run: () => vitest('unit', ['--project=!storybook', '--project=!scale']),
    },
    {
      name: 'coverage',
      title: 'Coverage of the domain',
      run: () => check('Coverage of the domain', npm([...silent, 'coverage:domain'])),
    },
    { name: 'build', title: 'Builds', run: builds },
    { name: 'storybook', title: 'Built Storybook', run: storybook },
    { name: 'visual', title: 'Visual baselines', run: visual },
    { name: 'e2e', title: 'Journeys in the browser', run: () => playwright('journeys') },
    { name: 'hosted', title: 'Sign-in at an independent provider', run: () => playwright('hosted') },
    {
      name: 'services',
      title: 'Journeys on PostgreSQL and the Azure storage emulator, and kills on each database',
      run: services,
    },
    {
      name: 'rows',
      title: 'Rows of the specification in the domain, the design system, the server and the app',
      run: specRows,
    },
  ];
  if (photoFolders.length === 0) return steps;
  const env = { STUDIO_TEST_PHOTOS: photoFolders.join(delimiter) };
  return [...steps, { name: 'photos', title: 'Journey on real photos', run: () => playwright('photos', env) }];
}
