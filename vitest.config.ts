import { globSync, readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { resolveBrowser } from './scripts/lib/browser.mjs';
import { common, forProperties } from './tests/setup/common.ts';

const source = '@inspection-studio/source';
const { executablePath, args, env } = await resolveBrowser();
const contextOptions = { timezoneId: 'UTC' };

/** What stylesheets and components import late: known up front, so that a page never reloads in the middle of a run. */
const foundLate = [
  '@vanilla-extract/dynamic',
  'radix-ui',
  'file-selector',
  'react-dropzone',
  'leaflet',
  'supercluster',
  '@tanstack/react-table',
  'd3-scale',
  'd3-shape',
];

const componentTests = 'packages/{design-system,studio-app}/src/**/*.{dom.test.ts,test.tsx}';
const withMocks = globSync(componentTests).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

/** Files that another step of `npm test` runs, with commas between. */
const elsewhere = (process.env['STUDIO_TEST_ELSEWHERE'] ?? '').split(',').filter(Boolean);

/** Tests of components in jsdom. What needs no page runs in Node, which starts ten times as fast. */
const inPages = {
  extends: true as const,
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'jsdom' as const,
    include: [componentTests, 'tests/setup/*.dom.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.browser.test.tsx'],
    setupFiles: ['tests/setup/dom.ts'],
  },
};

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    // By default one core is left alone, which of two is half of the machine.
    maxWorkers: '100%',
    ...common,
    // A change of these can affect every test, also with --changed: they are read at run time or configure the run.
    forceRerunTriggers: [
      '**/package.json/**',
      '**/package-lock.json/**',
      '**/vitest.config.ts/**',
      '**/tsconfig*.json/**',
      '**/tests/setup/**',
      '**/packages/studio-server/migrations/**',
    ],
    coverage: { provider: 'v8', include: ['packages/*/src/**'], exclude: ['**/*.{stories,test}.*', '**/testing/**'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: forProperties,
          // Files share what they import: reading the same server for each of them takes longer than testing it.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.ts',
            'tests/{api-client,architecture,attack,bench,contract,crash,visual}/**/*.test.ts',
            'tests/{gate,package}/*.test.ts',
            'tests/generators/plopfile.test.ts',
          ],
          exclude: [...configDefaults.exclude, '**/*.dom.test.ts', '**/*.heavy.test.ts', ...elsewhere],
        },
      },
      {
        extends: true,
        test: {
          name: 'generators',
          environment: 'node',
          // Checks of a whole repository and whole test runs, in processes of their own: the gate runs them alone.
          include: ['tests/generators/generators.test.ts', 'tests/gate/runners/*.test.ts'],
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'scale',
          environment: 'node',
          // Needs a PostgreSQL server and a storage account: npm run test:services starts them.
          include: ['tests/scale/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        // A test imports the source too, to compare what it exports with the built package.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'package',
          environment: 'node',
          include: ['tests/package/design-system/*.test.ts'],
          globalSetup: 'tests/package/design-system/install.ts',
        },
      },
      {
        ...inPages,
        // Files share what they import, and the page: making both for each of them takes longer than testing it.
        test: { ...inPages.test, name: 'dom', isolate: false, exclude: [...inPages.test.exclude, ...withMocks] },
      },
      // A module that one file replaces would be replaced for the next ones too.
      { ...inPages, test: { ...inPages.test, name: 'dom-mocks', include: withMocks } },
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        // Icons come one by one, as they are: a new one reloads no page.
        optimizeDeps: { include: ['axe-core', 'react-dom/client', ...foundLate], exclude: ['@phosphor-icons/react'] },
        test: {
          name: 'browser',
          include: ['packages/design-system/src/**/*.browser.test.tsx'],
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            // Bars that scroll have a width, so that a page which loses its own is seen to move.
            provider: playwright({
              launchOptions: { executablePath, args, env, ignoreDefaultArgs: ['--hide-scrollbars'] },
              contextOptions,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
