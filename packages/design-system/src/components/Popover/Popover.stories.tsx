import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Popover } from './index.js';
import { guide } from './Popover.guide.js';

const meta = {
  title: 'Overlays, structure/Popover',
  component: Popover,
  parameters: { guide },
  args: {
    label: 'Upload limits',
    trigger: <Button>Upload limits</Button>,
    children: (
      <>
        <p>Images up to 100 MB each, 5 at a time.</p>
        <p style={{ marginTop: 8 }}>
          <Button size="compact">All formats</Button>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const EscapeGivesFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Upload limits' });
    await userEvent.click(button);
    await expect(await screen.findByRole('button', { name: 'All formats' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Matrix: Story = { tags: ['visual'], args: { defaultOpen: true } };
