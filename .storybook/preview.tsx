import '../packages/design-system/src/styles.js';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { exposePseudoStates } from './pseudo-states.ts';

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Actions, feedback', 'Fields', 'Files', 'Collections', 'Overlays, structure'] } },
  },
  decorators: [
    (Story, { globals }) => {
      const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
      useLayoutEffect(() => {
        document.documentElement.dataset['theme'] = theme;
        exposePseudoStates();
      }, [theme]);
      return <Story />;
    },
  ],
};

export default preview;
