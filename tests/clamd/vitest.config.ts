import { defineConfig } from 'vitest/config';
import { defaultServerConditions } from 'vite';
import { common } from '../setup/common.ts';

/** Tests of the malware scan with a real clamd: `npm run test:clamd`. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@inspection-studio/source', ...defaultServerConditions] } },
  test: {
    name: 'clamd',
    environment: 'node',
    include: ['tests/clamd/*.test.ts'],
    ...common,
  },
});
