import { defineConfig } from 'vitest/config';
import { defaultServerConditions } from 'vite';
import { common } from '../setup/common.ts';

/**
 * Tests of `deploy/nginx.conf` and `deploy/nginx-main.conf` in a real nginx, and of `deploy/studio.nft` in a network namespace:
 * `npm run test:nginx`. They wait for the timeouts of nginx.
 */
export default defineConfig({
  ssr: { resolve: { conditions: ['@inspection-studio/source', ...defaultServerConditions] } },
  test: {
    name: 'nginx',
    environment: 'node',
    include: ['tests/nginx/*.test.ts'],
    ...common,
  },
});
