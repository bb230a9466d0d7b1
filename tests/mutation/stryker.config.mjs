import { areas, BREAK_BELOW, NEVER } from './areas.mjs';

const name = process.env['MUTATION_AREA'] ?? 'domain';
const area = areas[name];
if (area === undefined) throw new Error(`There is no area ${name}. Areas: ${Object.keys(areas).join(', ')}.`);

/** @type {string[] | undefined} what is mutated instead of the whole area */
const only = process.env['MUTATION_ONLY'] && JSON.parse(process.env['MUTATION_ONLY']);

/** Options of Stryker; it is installed apart, so its types are not at hand here. */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: `tests/mutation/vitest.${area.tests}.config.ts`, related: true },
  coverageAnalysis: 'perTest',
  mutate: [...(only ?? area.mutate), ...NEVER],
  ignoreStatic: area.ignoresStatic ?? false,
  thresholds: { high: 98, low: BREAK_BELOW, break: BREAK_BELOW },
  timeoutMS: area.timeoutMs ?? 5_000,
  // All tests of the app take longer than the tool's five minutes on a busy machine.
  dryRunTimeoutMinutes: 30,
  // The compiler's settings stay out: the tool rewrites them with an interface that TypeScript 7 no longer has.
  ignorePatterns: [
    '**',
    '!packages/**',
    '!tests/**',
    '!docs/**',
    '!scripts/**',
    '!package.json',
    'node_modules',
    'dist',
    'tsconfig*.json',
  ],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: `test-results/mutation/${name}.json` },
  tempDirName: '.cache/stryker',
  concurrency: 2,
};
