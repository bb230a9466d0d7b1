import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { common } from '../setup/common.ts';

/** Tests that measure time or flood the server: `npm run test:heavy`. They run one after the other. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@inspection-studio/source', ...defaultServerConditions] } },
  test: {
    name: 'heavy',
    environment: 'node',
    include: ['tests/heavy/*.test.ts', 'packages/*/src/**/*.heavy.test.ts'],
    fileParallelism: false,
    ...common,
  },
});
