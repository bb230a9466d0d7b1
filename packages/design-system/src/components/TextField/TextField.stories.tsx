import { RulerIcon } from '@phosphor-icons/react/dist/csr/Ruler';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Matrix as Grid } from '../../testing/Matrix.js';
import { TextField, type TextFieldProps } from './index.js';
import { guide } from './TextField.guide.js';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  parameters: { guide },
  args: { 'aria-label': 'Name', maxLength: 30, onValueChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = { args: { defaultValue: 'Kinnaird Viaduct' } };

export const CountsLive: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'abc');
    await expect(canvas.getByText('3 / 30')).toBeVisible();
  },
};

export const CountsAgainst500WithoutAMaximum: Story = {
  args: { maxLength: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 / 500')).toBeVisible();
  },
};

const states: Record<string, TextFieldProps> = {
  Rest: {},
  Hover: { className: 'pseudo-hover' },
  Focus: { className: 'pseudo-focus-visible' },
  Invalid: { 'aria-invalid': true },
  'Read-only': { readOnly: true },
  Disabled: { disabled: true },
  Pending: { pending: true },
};
const kinds: Record<string, TextFieldProps> = {
  Empty: { placeholder: '+44 131 496 0184' },
  Filled: { defaultValue: 'Kinnaird Viaduct' },
  'With icon and unit': { defaultValue: '12.30', start: <RulerIcon size={18} />, end: 'm' },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Grid columns={Object.keys(kinds)}>
      {Object.entries(states).map(([name, state]) => ({
        name,
        cells: Object.entries(kinds).map(([kind, props]) => (
          <div key={kind} style={{ width: 200 }}>
            <TextField aria-label="Name" maxLength={30} {...props} {...state} />
          </div>
        )),
      }))}
    </Grid>
  ),
};
