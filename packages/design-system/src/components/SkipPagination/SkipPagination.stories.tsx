import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SkipPagination } from './index.js';
import { guide } from './SkipPagination.guide.js';

const meta = {
  title: 'Collections/SkipPagination',
  component: SkipPagination,
  parameters: { guide },
  args: { skip: 0, top: 12, count: 86, onSkipChange: fn() },
} satisfies Meta<typeof SkipPagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const NextSkipsOnePage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onSkipChange).toHaveBeenCalledWith(12);
  },
};

/** Beginning, middle, end and an empty list. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SkipPagination {...args} labels={{ navigation: 'Beginning' }} />
      <SkipPagination {...args} skip={36} labels={{ navigation: 'Middle' }} />
      <SkipPagination {...args} skip={84} labels={{ navigation: 'End' }} />
      <SkipPagination {...args} count={0} labels={{ navigation: 'Empty' }} />
    </div>
  ),
};
