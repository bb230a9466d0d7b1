import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorPanel } from './index.js';
import { guide } from './ErrorPanel.guide.js';

const meta = {
  title: 'Actions, feedback/ErrorPanel',
  component: ErrorPanel,
  parameters: { guide },
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 640 }}>
      <ErrorPanel {...args} />
      <ErrorPanel {...args} retrying>
        The inspections of Kinnaird Viaduct could not be loaded.
      </ErrorPanel>
      <div style={{ maxWidth: 256 }}>
        <ErrorPanel {...args} />
      </div>
    </div>
  ),
};
