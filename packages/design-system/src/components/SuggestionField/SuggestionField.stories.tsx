import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Field } from '../Field/index.js';
import { SuggestionField } from './index.js';
import { guide } from './SuggestionField.guide.js';

const parts = ['Bearing', 'Bridge deck', 'Pier 1', 'Pier 2', 'Pier 3', 'Abutment', 'Parapet', 'Cable stay'];
const items = parts.map((label) => ({ value: label.toLowerCase(), label }));

const meta = {
  title: 'Fields/SuggestionField',
  component: SuggestionField,
  parameters: { guide },
  args: { 'aria-label': 'Part', items, onSelect: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof SuggestionField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const ShowsFiveUnlessALengthIsGiven: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.getAllByRole('option')).toHaveLength(5);
  },
};

export const ItsListLiesAboveEverythingElse: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'pier');
    const popup = screen.getByRole('listbox').parentElement!;
    await expect(getComputedStyle(popup).zIndex).toBe('2000');
  },
};

export const AsksElsewhereWhenTypingPauses: Story = {
  args: { onSearch: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'pier');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('pier'));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

/** With the row that makes something new, and one suggestion active. */
export const Open: Story = {
  tags: ['visual'],
  args: { onCreate: fn(), placeholder: 'Find or create a part' },
  decorators: [(Story) => <div style={{ minHeight: 280 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'pier{ArrowDown}{ArrowDown}');
    await expect(screen.getAllByRole('option')).toHaveLength(4);
  },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Field label="Part" hint="Type to find a part">
        <SuggestionField items={items} />
      </Field>
      <Field label="Part">
        <SuggestionField items={items} defaultInputValue="Pier 1" pending />
      </Field>
      <Field label="Part" required error="Required" touched>
        <SuggestionField items={items} />
      </Field>
      <Field label="Part">
        <SuggestionField items={items} defaultInputValue="Pier 1" disabled />
      </Field>
    </div>
  ),
};
