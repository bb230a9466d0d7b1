import { defineConfig } from 'vitest/config';
import { defaultServerConditions } from 'vite';
import { common } from '../setup/common.ts';

/** Tests of `deploy/nginx.conf` in a real nginx: `npm run test:nginx`. They wait for its timeouts. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@inspection-studio/source', ...defaultServerConditions] } },
  test: {
    name: 'nginx',
    environment: 'node',
    include: ['tests/nginx/*.test.ts'],
    ...common,
  },
});
