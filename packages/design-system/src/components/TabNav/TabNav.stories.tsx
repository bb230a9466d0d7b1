import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabNav, TabNavItem } from './index.js';
import { guide } from './TabNav.guide.js';

const library = ['Categories', 'Severities', 'Checklists', 'Tags', 'Locations'];
const states: Record<string, string> = { Severities: 'pseudo-hover', Checklists: 'pseudo-focus-visible' };

const meta = {
  title: 'Overlays, structure/TabNav',
  component: TabNav,
  parameters: { guide },
  args: {
    label: 'Library',
    children: library.map((name, index) => (
      <TabNavItem key={name} asChild selected={index === 0} className={states[name]}>
        <a href={`#${name}`}>{name}</a>
      </TabNavItem>
    )),
  },
} satisfies Meta<typeof TabNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const TheShownPageIsCurrent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Categories');
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TabNav label="Home" size="title">
        <TabNavItem href="#sites" count={14}>
          Sites
        </TabNavItem>
        <TabNavItem href="#assets" count={86} selected>
          Assets
        </TabNavItem>
        <TabNavItem href="#inspections" count={214}>
          Inspections
        </TabNavItem>
      </TabNav>
      <TabNav {...args} />
    </div>
  ),
};
