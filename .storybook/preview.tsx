import '../packages/design-system/src/styles.js';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { StrictArgTypes } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { create } from 'storybook/theming';
import { defaultIn, withoutTags } from '../packages/design-system/src/docs/doc-tags.ts';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { frames, initialSetting, modeToolbar, readSetting } from './modes.ts';
import { exposePseudoStates } from './pseudo-states.ts';
import { showSetting } from './show-setting.ts';

configure({ asyncUtilTimeout: 10_000 });

/** Returns a prop's description without tags, and its default if only the comment has it. */
function showDocTags({ argTypes }: { argTypes: StrictArgTypes }): StrictArgTypes {
  const shown = Object.entries(argTypes).map(([name, type]) => {
    const { description = '', table } = type;
    const told = defaultIn(description);
    const defaultValue = table?.defaultValue ?? (told === undefined ? undefined : { summary: told });
    return [
      name,
      { ...type, description: withoutTags(description), table: { ...table, ...(defaultValue && { defaultValue }) } },
    ];
  });
  return Object.fromEntries(shown);
}

interface Documented {
  __docgenInfo?: { description?: string };
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [showDocTags],
  initialGlobals: initialSetting,
  globalTypes: modeToolbar,
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: frames },
    controls: { expanded: true },
    docs: {
      page: ComponentPage,
      theme: create({ base: 'light', fontBase: "'Overpass Datum', system-ui, sans-serif" }),
      extractComponentDescription: (component?: Documented) => withoutTags(component?.__docgenInfo?.description ?? ''),
    },
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
          'Layout, text',
          'Overlays, structure',
          'Charts',
          'Images',
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
