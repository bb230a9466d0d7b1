import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabPanel, Tabs } from './index.js';
import { guide } from './Tabs.guide.js';

const tabs = [
  { value: 'details', label: 'Details' },
  { value: 'images', label: 'Images', count: 214 },
  { value: 'sonar', label: 'Sonar Data', disabled: true },
  { value: 'notes', label: 'Notes', error: '2 errors' },
];

const panels = tabs.map(({ value, label }) => (
  <TabPanel key={value} value={value}>
    {label} of Kinnaird Viaduct, flown 2025-11-18.
  </TabPanel>
));

const meta = {
  title: 'Overlays, structure/Tabs',
  component: Tabs,
  parameters: { guide },
  args: { label: 'Inspection', tabs, children: panels },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const ArrowsSkipDisabledTabs: Story = {
  args: { defaultValue: 'images' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '2 errors Notes' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Notes of Kinnaird Viaduct');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Tabs {...args} />
      <Tabs {...args} size="title" defaultValue="images" />
      <div style={{ width: 240 }}>
        <Tabs {...args} />
      </div>
    </div>
  ),
};
