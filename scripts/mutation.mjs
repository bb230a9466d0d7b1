import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areas } from '../tests/mutation/areas.mjs';
import { mergeBase } from './lib/check-plan.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { changedLines, changedMutants, newFileLines } from './lib/mutation-plan.mjs';
import { nodePath, root } from './lib/node.mjs';
import { run } from './lib/run.mjs';

/**
 * Changes the code and expects a test to fail.
 *
 * @example npm run mutation                      # all areas
 * @example npm run mutation -- app               # one area
 * @example npm run mutation -- --changed         # only lines that changed since the branch left main
 * @example npm run mutation -- domain --mutate 'packages/domain/src/query/*.ts'
 * @example npm run mutation -- app --mutate 'packages/studio-app/src/data/*.ts' --tests packages/studio-app/src/data
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    base: { type: 'string', default: 'main' },
    mutate: { type: 'string' },
    tests: { type: 'string' },
  },
});
const folder = join(root, 'tests/mutation');
const config = join(folder, 'stryker.config.mjs');
const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/** @returns {Record<string, string[]>} area → what is mutated instead of all of it */
function plan() {
  const unknown = positionals.find((name) => !(name in areas));
  if (unknown !== undefined) throw new Error(`There is no area ${unknown}. Areas: ${Object.keys(areas).join(', ')}.`);
  const asked = positionals.length > 0 ? positionals : Object.keys(areas);
  if (!values.changed) return Object.fromEntries(asked.map((name) => [name, values.mutate ? [values.mutate] : []]));
  const options = /** @type {const} */ ({ cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const diff = execFileSync('git', ['diff', '-U0', '--no-color', mergeBase(values.base)], options);
  const untracked = execFileSync('git', ['ls-files', '-z', '--others', '--exclude-standard'], options)
    .split('\0')
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const changed = changedMutants([...changedLines(diff), ...newFileLines(untracked)], areas);
  return Object.fromEntries(Object.entries(changed).filter(([name]) => asked.includes(name)));
}

try {
  await ensureInstalled();
  await ensureInstalled(folder);
  const mutants = Object.entries(plan());
  if (mutants.length === 0) console.log('No changed line is in an area of the mutation tests.');
  let exitCode = 0;
  for (const [area, only] of mutants) {
    console.log(`\n▸ Mutation tests of ${area}`);
    const env = {
      MUTATION_AREA: area,
      ...(only.length > 0 && { MUTATION_ONLY: JSON.stringify(only) }),
      ...(values.tests !== undefined && { MUTATION_TESTS: values.tests }),
    };
    exitCode = Math.max(exitCode, await run(nodePath(), [stryker, 'run', config], { env }));
  }
  process.exitCode = exitCode;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
