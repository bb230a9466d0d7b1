import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBox } from './index.js';
import { guide } from './StatusBox.guide.js';

const meta = {
  title: 'Actions, feedback/StatusBox',
  component: StatusBox,
  parameters: { guide },
  args: { children: 'Loading images' },
} satisfies Meta<typeof StatusBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <StatusBox>Loading images</StatusBox>
      <StatusBox busy={false}>All 248 images loaded</StatusBox>
    </div>
  ),
};
