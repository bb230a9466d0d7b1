import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.js';
import { Stack } from '../Stack/index.js';
import { StatusSign } from '../StatusSign/index.js';
import { DataList, DataListItem } from './index.js';
import { guide } from './DataList.guide.js';

const rows = ['ingrid@example.com', 'olav@example.com', 'maren.solheim@example.com'].map((email) => (
  <Inline key={email} as="li">
    <StatusSign kind="completed" />
    {email}
  </Inline>
));

const terms = [
  <DataListItem key="images" label="Images">
    412
  </DataListItem>,
  <DataListItem key="size" label="Size of everything that is uploaded">
    3.2 GB
  </DataListItem>,
];

const meta = {
  title: 'Layout, text/DataList',
  component: DataList,
  parameters: { guide },
  args: { children: rows },
} satisfies Meta<typeof DataList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const TermsAndValues: Story = { args: { as: 'dl', children: terms } };

/** Every frame and density, with rows and with terms. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap={6}>
      {(['sheet', 'raised', 'line', 'none'] as const).map((frame) => (
        <Stack key={frame}>
          <DataList frame={frame}>{rows}</DataList>
          <DataList frame={frame} as="dl" density="compact">
            {terms}
          </DataList>
        </Stack>
      ))}
    </Stack>
  ),
};
