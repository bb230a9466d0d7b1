import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [{ directory: '../packages/design-system/src', files: '**/*.@(mdx|stories.tsx)' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    resolve: { ...vite.resolve, conditions: ['@inspection-studio/source', ...defaultClientConditions] },
    // 'use client' means nothing to a bundle that is all client: no warning per file.
    build: { ...vite.build, rolldownOptions: { checks: { moduleLevelDirective: false } } },
  }),
};

export default config;
