import type { Meta, StoryObj } from '@storybook/react-vite';
import { UsageMeter } from './index.js';
import { guide } from './UsageMeter.guide.js';

const meta = {
  title: 'Overlays, structure/UsageMeter',
  component: UsageMeter,
  parameters: { guide },
  args: { label: 'Users', value: 38, max: 40, valueText: '38', maxText: 'of 40', detail: '2 seats remaining' },
} satisfies Meta<typeof UsageMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 640 }}>
      <UsageMeter {...args} />
      <UsageMeter label="Seats" value={40} max={40} valueText="40" maxText="of 40" detail="0 seats remaining" />
      <UsageMeter
        label="Data usage"
        value={5412}
        max={5000}
        valueText="5,412 Gpx"
        maxText="of 5,000 Gpx"
        detail="412 Gpx over the allowance"
      />
      <UsageMeter label="Supplementary usage" value={0.6} max={2} valueText="612.4 GB" maxText="of 2.0 TB" />
    </div>
  ),
};
