const code = (/** @type {string} */ folder) => `${folder}/**/*.{ts,tsx}`;

/** What is never mutated: tests and what only they use, styles, stories, and lists of exports. */
export const NEVER = [
  '!**/*.{test,stories,guide,css}.{ts,tsx}',
  '!**/*.dom.test.ts',
  '!**/testing/**',
  '!**/index.ts',
  '!**/*.d.ts',
];

const domain = 'packages/domain/src';
const app = 'packages/studio-app/src';
const server = 'packages/studio-server/src';

/**
 * Areas of the code with mutation tests. Each runs the tests of its own package.
 *
 * `ignoresStatic` leaves out mutants in code that runs once when a module loads, such as tables and texts: all tests that load
 * the module run for each of them, so in the app, one mutant of six takes six sevenths of the time.
 *
 * @type {Readonly<Record<string, { mutate: readonly string[], tests: string, timeoutMs?: number, ignoresStatic?: boolean }>>}
 */
export const areas = {
  domain: {
    mutate: [
      'permissions',
      'query',
      'uploads',
      'entities',
      'calls',
      'units',
      'dates',
      'colour',
      'errors',
      'validation',
    ].map((folder) => code(`${domain}/${folder}`)),
    tests: 'domain',
  },
  app: {
    mutate: [code(`${app}/data`), code(`${app}/features`), code(`${app}/forms`)],
    tests: 'app',
    ignoresStatic: true,
  },
  server: { mutate: [code(`${server}/resources`)], tests: 'server', timeoutMs: 60_000, ignoresStatic: true },
};

/** The lowest share of killed mutants, in percent. */
export const BREAK_BELOW = 95;
