import type { Meta, StoryObj } from '@storybook/react-vite';
import { TitleBlock } from '../TitleBlock/index.js';
import { SidePanel } from './index.js';
import { guide } from './SidePanel.guide.js';

const meta = {
  title: 'Overlays, structure/SidePanel',
  component: SidePanel,
  parameters: { guide },
  args: {
    title: 'This inspection',
    children: (
      <TitleBlock
        columns={1}
        items={[
          { label: 'Asset', value: 'Kinnaird Viaduct' },
          { label: 'Orthomosaic', value: 'Template added' },
          { label: 'Total', value: '22.6 GB' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <p style={{ flex: '1 1 0', minWidth: 280 }}>14 visual or thermal images added. At least 20 are needed.</p>
      <SidePanel {...args} />
    </div>
  ),
};
