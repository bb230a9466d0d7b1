import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { common, forProperties } from './common.ts';

/** The domain's tests alone, and how much of the domain they run. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    // As in the unit tests: files share what they import.
    isolate: false,
    ...common,
    setupFiles: [...common.setupFiles, ...forProperties],
    maxWorkers: '100%',
    reporters: [['default', { summary: false }]],
    coverage: {
      enabled: true,
      provider: 'v8',
      include: ['packages/domain/src/**'],
      exclude: ['**/*.test.ts', '**/testing/**'],
      reporter: ['text-summary', ['text', { skipFull: true }]],
      thresholds: { lines: 98, branches: 98, functions: 98, statements: 98 },
    },
  },
});
