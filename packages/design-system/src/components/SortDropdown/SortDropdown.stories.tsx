import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SortDropdown } from './index.js';
import { guide } from './SortDropdown.guide.js';

const meta = {
  title: 'Collections/SortDropdown',
  component: SortDropdown,
  parameters: { guide },
  args: {
    options: [
      { value: 'name', label: 'A - Z' },
      { value: 'modified', label: 'Newest' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof SortDropdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const ChoosingAnOrderCallsBack: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort A - Z' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Newest' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('modified');
  },
};

/** Rest, hover, focus, disabled. */
export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <SortDropdown {...args} />
      <SortDropdown {...args} className="pseudo-hover" />
      <SortDropdown {...args} className="pseudo-focus-visible" />
      <SortDropdown {...args} disabled />
      <SortDropdown {...args} iconOnly />
    </div>
  ),
};
