import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Field } from '../Field/index.js';
import { DateField, type DateFieldProps } from './index.js';
import { guide } from './DateField.guide.js';

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  args: { 'aria-label': 'Capture date', today: '2024-03-14', onValueChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>];
const closedOnSundays = (date: string) =>
  new Date(`${date}T00:00:00Z`).getUTCDay() === 0 ? 'The bridge is closed to us on Sundays' : undefined;

export const Basic: Story = { decorators: narrow };

export const TypedInTheOrderOfTheLocale: Story = {
  decorators: narrow,
  args: { locale: 'en-GB' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: 'Day' })).toHaveFocus();
    await userEvent.keyboard('932024');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2024-03-09');
  },
};

export const ChosenFromTheCalendar: Story = {
  decorators: narrow,
  args: { defaultValue: '2024-03-09' },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Choose a date' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('button', { name: /\b9 March 2024/ })).toHaveFocus());
    await userEvent.keyboard('{PageDown}{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2024-04-10');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const EscapeReturnsFocus: Story = {
  decorators: narrow,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Month' }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('grid', { name: 'March 2024' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a date' })).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** With the calendar open. */
export const Open: Story = {
  tags: ['visual'],
  args: { defaultValue: '2024-03-09', min: '2024-03-04', unavailable: closedOnSundays },
  decorators: [(Story) => <div style={{ maxWidth: 240, minHeight: 440 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    await userEvent.click(await screen.findByRole('button', { name: /\b17 March 2024/ }));
    await waitFor(() => expect(screen.getByText('The bridge is closed to us on Sundays')).toBeVisible());
  },
};

const states: Record<string, DateFieldProps> = {
  Rest: {},
  Empty: { defaultValue: null },
  Hover: { className: 'pseudo-hover' },
  Focus: { className: 'pseudo-focus-visible' },
  British: { locale: 'en-GB' },
  German: { locale: 'de-DE', defaultValue: null, texts: { placeholders: { year: 'JJJJ', month: 'MM', day: 'TT' } } },
  Arabic: { locale: 'ar-EG' },
  'Read-only': { readOnly: true },
  Disabled: { disabled: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: (args) => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))', gap: 16, maxWidth: 800 }}
    >
      {Object.entries(states).map(([name, state]) => (
        <Field key={name} label={name}>
          <DateField today={args.today} defaultValue="2024-03-09" {...state} />
        </Field>
      ))}
      <Field label="Capture date" touched hint="The day of the flight">
        <DateField defaultValue="2024-03-09" max="2024-03-01" />
      </Field>
      <Field label="A label that is much longer than its field" required error="Required" touched>
        <DateField />
      </Field>
    </div>
  ),
};
