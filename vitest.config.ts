import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { resolveBrowser } from './scripts/lib/browser.mjs';

const source = '@inspection-studio/source';
const { executablePath, args, env } = await resolveBrowser();

export default defineConfig({
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: {
    coverage: { provider: 'v8', include: ['packages/*/src/**'], exclude: ['**/*.{stories,test}.*', '**/testing/**'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/{domain,studio-server}/src/**/*.test.ts', 'tests/{architecture,contract,package,visual}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/{design-system,studio-app}/src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/dom.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        // What stylesheets and stories import late: known up front, so that the page never reloads in the middle of a run.
        optimizeDeps: {
          include: [
            '@vanilla-extract/dynamic',
            'radix-ui',
            'react-dropzone',
            'leaflet',
            'supercluster',
            '@tanstack/react-table',
            'd3-scale',
            'd3-shape',
          ],
        },
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args, env } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
