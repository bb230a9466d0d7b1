import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { common } from '../setup/common.ts';
import { plainStyles } from './plain-styles.mjs';

const asked = process.env['MUTATION_TESTS'] ?? 'packages/studio-app/src';

/** Patterns of tests with one of the endings: those of a folder, or the given pattern when it has the ending. */
const tests = (...endings: string[]) =>
  /\.tsx?$/.test(asked)
    ? [asked].filter((pattern) => endings.some((ending) => pattern.endsWith(ending)))
    : endings.map((ending) => `${asked}/**/*${ending}`);

/** The app's tests alone, or those of one folder or pattern. As in the other runs, components are tested in jsdom, and rules without it. */
export default defineConfig({
  plugins: [plainStyles()],
  resolve: { conditions: ['@inspection-studio/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@inspection-studio/source', ...defaultServerConditions] } },
  test: {
    // Files share what they import: each mutant runs a third as long.
    isolate: false,
    ...common,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: tests('.test.ts'),
          exclude: [...configDefaults.exclude, '**/*.dom.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: tests('.test.tsx', '.dom.test.ts'),
          // It loads every screen and asserts nothing of what the mutated code does.
          exclude: [...configDefaults.exclude, '**/routes/routes.test.tsx'],
          setupFiles: ['tests/setup/dom.ts'],
        },
      },
    ],
  },
});
