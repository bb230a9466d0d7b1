import { defineConfig } from 'vitest/config';
import { common, forProperties } from '../setup/common.ts';

/** The domain's tests alone, as the mutation run needs them: no browser, no other package. */
export default defineConfig({
  resolve: { conditions: ['@inspection-studio/source'] },
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    ...common,
    setupFiles: [...common.setupFiles, ...forProperties],
  },
});
