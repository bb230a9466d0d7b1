import { BridgeIcon } from '@phosphor-icons/react/dist/csr/Bridge';
import { CellTowerIcon } from '@phosphor-icons/react/dist/csr/CellTower';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Field } from '../Field/index.js';
import { Select, type SelectProps } from './index.js';
import { guide } from './Select.guide.js';

const roles = [
  { value: 'all', label: 'All access' },
  { value: 'limited', label: 'Limited access' },
  { value: 'upload', label: 'Upload only' },
  { value: 'view', label: 'View only' },
  { value: 'trial', label: 'Trial', disabled: true },
];
const types = [
  { value: 'bridge', label: 'Bridge', icon: <BridgeIcon size={20} />, description: 'Decks, piers, bearings' },
  { value: 'tower', label: 'Cell Tower', icon: <CellTowerIcon size={20} />, description: 'Masts and antennas' },
];

const meta = {
  title: 'Fields/Select',
  component: Select,
  parameters: { guide },
  args: { 'aria-label': 'Role', options: roles, onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const OpensAndClosesOnClickAndSpace: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Role' });
    await expect(select).toHaveTextContent('Select an option');
    await userEvent.click(select);
    await expect(screen.getByRole('listbox')).toBeInTheDocument();
    await userEvent.click(select);
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('listbox')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const ClosesOnBlur: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.tab();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const Clearable: Story = {
  args: { clearable: true, defaultValue: 'view' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(null);
  },
};

/** The list stays open for the picture. */
export const Open: Story = {
  tags: ['visual'],
  args: { options: [...types, ...roles], defaultValue: 'limited' },
  decorators: [(Story) => <div style={{ minHeight: 380 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getAllByRole('option')).toHaveLength(7);
  },
};

const states: Record<string, Partial<SelectProps>> = {
  Rest: {},
  Hover: { className: 'pseudo-hover' },
  Focus: { className: 'pseudo-focus-visible' },
  Clearable: { clearable: true },
  Pending: { pending: true },
  Disabled: { disabled: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  decorators: [(Story) => <div style={{ width: 'min(720px, 100vw - 32px)' }}>{Story()}</div>],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))', gap: 16 }}>
      {Object.entries(states).map(([name, state]) => (
        <Field key={name} label={name}>
          <Select options={roles} defaultValue="upload" {...state} />
        </Field>
      ))}
      <Field label="Checklist" required>
        <Select options={roles} />
      </Field>
      <Field label="Checklist" required error="Required" touched>
        <Select options={roles} />
      </Field>
      <Field label="Asset type" hint="The name is longer than the field">
        <Select
          options={[{ ...types[0]!, label: 'A bridge whose name is longer than this' }]}
          defaultValue="bridge"
          clearable
        />
      </Field>
    </div>
  ),
};
