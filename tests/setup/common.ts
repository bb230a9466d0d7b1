import { fileURLToPath } from 'node:url';

/** Settings of every Vitest run. */
export const common = {
  // Limits end what hangs, on the slowest machine too. A test that passes never reaches one.
  testTimeout: 60_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 10_000 } },
  setupFiles: [fileURLToPath(new URL('wait-for.ts', import.meta.url))],
  env: { TZ: 'UTC' },
};
