import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Field } from '../Field/index.js';
import { TextField } from '../TextField/index.js';
import { TitleBlock } from '../TitleBlock/index.js';
import { Dialog } from './index.js';
import { guide } from './Dialog.guide.js';

const buttons = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Save</Button>
  </>
);

const form = (
  <Field label="Name" required>
    <TextField defaultValue="Kinnaird Viaduct" maxLength={30} />
  </Field>
);

const profileActions = (
  <>
    <Button variant="ghost" icon={<PencilSimpleIcon size={18} weight="bold" />}>
      Edit
    </Button>
    <Button variant="dangerQuiet" icon={<TrashIcon size={18} weight="bold" />}>
      Delete
    </Button>
  </>
);

const facts = [
  { label: 'Modified on', value: '2025-11-09' },
  { label: 'Assets', value: '7' },
  { label: 'Created by', value: 'Ines Carvalho' },
  { label: 'Location', value: '53.6203, -0.1921' },
];

const meta = {
  title: 'Overlays, structure/Dialog',
  component: Dialog,
  parameters: { guide },
  args: { title: 'Edit asset', trigger: <Button>Edit</Button>, children: form, footer: buttons },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const EscapeClosesAndFocusReturns: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edit' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit asset' })).toBeVisible());
    await expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const PendingKeepsItOpen: Story = {
  args: { defaultOpen: true, pending: true },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const LongContentScrollsUnderTheTitle: Story = {
  args: {
    defaultOpen: true,
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index} style={{ paddingBlock: 8 }}>
        Span {index + 1}: bearings, girder ends and deck joints inspected from the east apron.
      </p>
    )),
  },
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Save' });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** A profile: actions in the header, no button row. */
export const Matrix: Story = {
  tags: ['visual'],
  args: {
    defaultOpen: true,
    size: 'lg',
    title: 'Humber Terminal',
    description: 'Storage and pipe racks on the north bank.',
    headerActions: profileActions,
    footer: undefined,
    children: <TitleBlock items={facts} columns={4} />,
  },
};

export const MatrixForm: Story = {
  tags: ['visual'],
  args: { defaultOpen: true, size: 'sm', description: 'The name is shown on every tile.' },
};

export const MatrixPending: Story = { tags: ['visual'], args: { defaultOpen: true, pending: true } };
