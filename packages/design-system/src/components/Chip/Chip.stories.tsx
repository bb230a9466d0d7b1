import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Chip } from './index.js';
import { guide } from './Chip.guide.js';

const meta = {
  title: 'Fields/Chip',
  component: Chip,
  parameters: { guide },
  args: { children: 'Steel corrosion', swatch: '#8a3b12' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Removable: Story = {
  args: { children: 'Priya Raman', swatch: undefined, onRemove: fn(), removeLabel: 'Remove Priya Raman' },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, maxWidth: 360 }}>
      <Chip>Joint leakage</Chip>
      <Chip swatch="#8a3b12">Steel corrosion</Chip>
      <Chip swatch="#444844" archived>
        Graffiti
      </Chip>
      <Chip onRemove={() => {}} removeLabel="Remove Priya Raman">
        Priya Raman
      </Chip>
      <Chip
        onRemove={() => {}}
        removeLabel="Remove Dele Okafor"
        removeButtonProps={{ className: 'pseudo-focus-visible' }}
      >
        Dele Okafor
      </Chip>
      <Chip onRemove={() => {}} removeLabel="Remove Ruth Abernethy" removeButtonProps={{ disabled: true }}>
        Ruth Abernethy
      </Chip>
      <Chip invalid onRemove={() => {}} removeLabel="Remove dele">
        dele
      </Chip>
      <Chip swatch="#56bde8" onRemove={() => {}} removeLabel="Remove">
        A category whose name is so long that it does not fit in its row
      </Chip>
    </div>
  ),
};
