import '../packages/design-system/src/styles.js';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { create } from 'storybook/theming';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { frames, initialSetting, modeToolbar, readSetting } from './modes.ts';
import { exposePseudoStates } from './pseudo-states.ts';
import { showSetting } from './show-setting.ts';

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: initialSetting,
  globalTypes: modeToolbar,
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: frames },
    controls: { expanded: true },
    docs: { page: ComponentPage, theme: create({ base: 'light', fontBase: "'Overpass Datum', system-ui, sans-serif" }) },
    options: {
      storySort: {
        order: [
          'Getting started',
          'Foundations',
          'Patterns',
          'Actions, feedback',
          'Fields',
          'Files',
          'Collections',
          'Overlays, structure',
          'Charts',
          'Map',
          'Migration policy',
          'Changelog',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const setting = readSetting(globals);
      useLayoutEffect(() => {
        showSetting(setting);
        exposePseudoStates();
      });
      return <Story />;
    },
  ],
};

export default preview;
