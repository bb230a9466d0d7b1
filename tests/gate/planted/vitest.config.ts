import { defineConfig } from 'vitest/config';

/** Files that fail in a way of their own, for the tests of the gate. No other run includes them. */
export default defineConfig({ test: { include: ['tests/gate/planted/*.vitest.ts'], testTimeout: 60_000 } });
