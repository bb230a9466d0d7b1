/**
 * Runs planted files as a step of `npm test`, and closes as it does.
 *
 * @example node tests/gate/planted/main.ts vitest fails-once <folder>
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodePath } from '../../../scripts/lib/node.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import type { Result } from '../../../scripts/lib/testing/results.mjs';
import { runCounted } from '../../../scripts/lib/testing/run-counted.mjs';
import { playwright, vitest } from '../../../scripts/lib/testing/runners.mjs';
import { runAndClose } from '../../../scripts/lib/testing/run-tests.mjs';

const [runner = '', file = '', folder = ''] = process.argv.slice(2);
const name = `planted/${runner}-${file}`;
const env = { PLANTED: folder };
const options = (config: string) => ['--config', `tests/gate/planted/${config}.config.ts`];

/** A kill test that finds lost data, and would not find it again. */
const lost = join(folder, 'lost.jsonl');
writeFileSync(lost, '{"kind":"check","file":"","title":"kills","outcome":"failed","message":"a.jpg is gone."}\n');
const COPY = `require('node:fs').renameSync(${JSON.stringify(lost)}, process.env.STUDIO_TEST_RESULTS); process.exit(1)`;

const runners: Record<string, (signal: AbortSignal) => Promise<Result[]>> = {
  vitest: (signal) => vitest({ name, options: options('vitest'), targets: [`/${file}.vitest.ts`], env }, signal),
  playwright: (signal) =>
    playwright({ name, options: options('playwright'), targets: [`/${file}\\.journey\\.ts$`], env }, signal),
  kills: (signal) =>
    runCounted(
      { name, start: (results) => run(nodePath(), ['-e', COPY], { env: results, signal }), isFinal: true },
      signal,
    ),
};
const step = { name: runner, title: 'Planted', minutes: 10, run: runners[runner] ?? (async () => []) };
process.exit(await runAndClose([step], join(folder, 'flaky.json')));
