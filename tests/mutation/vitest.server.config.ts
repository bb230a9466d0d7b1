import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { common, forProperties } from '../setup/common.ts';

const asked = process.env['MUTATION_TESTS'];

/** The server's tests of its resources and the tests of its contract, or those of one folder or pattern. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@inspection-studio/source', ...defaultServerConditions] } },
  test: {
    isolate: false,
    include: asked
      ? [asked.endsWith('.ts') ? asked : `${asked}/**/*.test.ts`]
      : ['packages/studio-server/src/resources/**/*.test.ts', 'tests/contract/**/*.test.ts'],
    ...common,
    setupFiles: [...common.setupFiles, ...forProperties],
  },
});
