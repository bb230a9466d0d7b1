import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Setup files of runs in Node.js with property tests, in addition to those of {@link common}. */
export const forProperties = [file('property-seed.ts')];

/** Settings of every Vitest run. */
export const common = {
  // Limits end what hangs, on the slowest machine too. A test that passes never reaches one.
  testTimeout: 60_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 10_000 } },
  setupFiles: [file('wait-for.ts')],
  env: { TZ: 'UTC' },
};
