import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { ConfirmDialog } from './index.js';
import { guide } from './ConfirmDialog.guide.js';

const meta = {
  title: 'Overlays, structure/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { guide },
  args: {
    title: 'Delete asset',
    children: 'Kinnaird Viaduct and its 4 inspections will be deleted.',
    confirmLabel: 'Delete',
    confirmIcon: <TrashIcon size={18} weight="bold" />,
    destructive: true,
    trigger: <Button variant="dangerQuiet">Delete</Button>,
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const FocusStartsOnCancel: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const DeleteAppearsOnceTheNameIsTyped: Story = {
  args: {
    defaultOpen: true,
    title: 'Delete user',
    children: 'Aiko Tanabe loses access at once.',
    requireText: 'Aiko Tanabe',
    requireTextLabel: 'Type the full name to delete this user',
  },
  play: async ({ userEvent, args }) => {
    const field = await screen.findByRole('textbox');
    await expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.type(field, 'Aiko Tanabe ');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Matrix: Story = {
  ...DeleteAppearsOnceTheNameIsTyped,
  tags: ['visual'],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Aiko Tanabe');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible());
  },
};

export const MatrixError: Story = {
  tags: ['visual'],
  args: { defaultOpen: true, error: 'This asset is in use by an inspection that is being processed.' },
};
