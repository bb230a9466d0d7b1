import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PagePagination } from './index.js';
import { guide } from './PagePagination.guide.js';

const meta = {
  title: 'Collections/PagePagination',
  component: PagePagination,
  parameters: { guide },
  args: { page: 1, pages: 8, onPageChange: fn() },
} satisfies Meta<typeof PagePagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const InputAboveTheLastPageIsIgnored: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Go to page' }), '9{Enter}');
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

/** With and without the box, at both ends. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PagePagination {...args} labels={{ navigation: 'Beginning' }} />
      <PagePagination {...args} page={8} labels={{ navigation: 'End' }} />
      <PagePagination {...args} page={4} goTo={false} labels={{ navigation: 'Without box' }} />
    </div>
  ),
};
