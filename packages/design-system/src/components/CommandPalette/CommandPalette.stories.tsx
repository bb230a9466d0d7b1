import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { TagIcon } from '@phosphor-icons/react/dist/csr/Tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CommandPalette, type Command } from './index.js';
import { guide } from './CommandPalette.guide.js';

const icon = { size: 20, 'aria-hidden': true } as const;

const commands: readonly Command[] = [
  { id: 'home', label: 'Home', group: 'Go to', icon: <HouseIcon {...icon} /> },
  { id: 'tags', label: 'Tags', group: 'Go to', keywords: 'library labels', icon: <TagIcon {...icon} /> },
  { id: 'documents', label: 'Documents', group: 'Go to' },
  { id: 'site', label: 'Site', group: 'Create' },
  { id: 'inspection', label: 'Inspection', group: 'Create', keywords: 'flight' },
  { id: 'dark', label: 'Dark theme', group: 'Settings' },
  { id: 'help', label: 'Keyboard shortcuts', group: 'Help', shortcut: ['?'] },
];

const meta = {
  title: 'Overlays, structure/CommandPalette',
  component: CommandPalette,
  parameters: { guide },
  args: { open: true, onOpenChange: fn(), onSelect: fn(), onTermChange: fn(), commands },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const EnterRunsTheFoundCommand: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'flight');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('inspection');
  },
};

const found: readonly Command[] = [
  { id: 'forth', label: 'Forth Estuary', group: 'Sites', description: 'Home', icon: <HouseIcon {...icon} /> },
  { id: 'forth-7', label: 'Forth crossing, pier 7', group: 'Assets', description: 'Home › Forth Estuary' },
];

/** Records that match the term, with where they are. */
export const MatrixRecords: Story = {
  tags: ['visual'],
  args: { commands: [...found, ...commands], notice: 'Some records could not be searched.' },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'for');
    await expect(args.onTermChange).toHaveBeenLastCalledWith('for');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
  },
};

export const Matrix: Story = { tags: ['visual'] };

export const MatrixNothingFound: Story = {
  tags: ['visual'],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'crane');
    await expect(screen.getByText('No command found')).toBeVisible();
  },
};
