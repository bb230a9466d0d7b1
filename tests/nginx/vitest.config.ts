import { defineConfig } from 'vitest/config';
import { defaultServerConditions } from 'vite';

/** Tests of `deploy/nginx.conf` in a real nginx: `npm run test:nginx`. They wait for its timeouts. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@inspection-studio/source', ...defaultServerConditions] } },
  test: {
    name: 'nginx',
    environment: 'node',
    include: ['tests/nginx/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
