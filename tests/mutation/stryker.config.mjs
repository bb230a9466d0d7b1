const domain = 'packages/domain/src';

/** Options of Stryker; it is installed apart, so its types are not at hand here. */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  mutate: [
    `${domain}/permissions/*.ts`,
    `${domain}/query/*.ts`,
    `${domain}/uploads/*.ts`,
    `${domain}/entities/inspections/{inspection-status,status-rules,data-minima,data-types}.ts`,
    `${domain}/entities/inspections/{accepted-files,file-type-of,sonar-pairs}.ts`,
    `${domain}/entities/users/{user-role,user-status}.ts`,
    '!**/*.test.ts',
    '!**/testing/**',
  ],
  thresholds: { high: 95, low: 90, break: 90 },
  // The compiler's settings stay out: the tool rewrites them with an interface that TypeScript 7 no longer has.
  ignorePatterns: [
    '**',
    '!packages/domain/src/**',
    '!packages/domain/package.json',
    '!tests/mutation/vitest.config.ts',
    '!package.json',
  ],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutation/report.json' },
  tempDirName: '.cache/stryker',
  concurrency: 2,
};
