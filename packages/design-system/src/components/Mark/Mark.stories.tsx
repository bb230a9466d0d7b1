import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from './index.js';
import { guide } from './Mark.guide.js';

const meta = {
  title: 'Actions, feedback/Mark',
  component: Mark,
  parameters: { guide },
  args: { label: 'Datum', size: 96, animated: true },
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

const bezel = {
  display: 'inline-flex',
  padding: 16,
  background: 'var(--ds-color-bezel-bg)',
  color: 'var(--ds-color-bezel-mark)',
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <Mark size={24} label="Datum" />
      <Mark label="Datum" />
      <span style={bezel}>
        <Mark size={48} label="Datum" />
      </span>
    </div>
  ),
};
