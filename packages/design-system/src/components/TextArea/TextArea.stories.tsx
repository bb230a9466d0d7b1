import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix as Grid } from '../../testing/Matrix.js';
import { TextArea, type TextAreaProps } from './index.js';
import { guide } from './TextArea.guide.js';

const description =
  'Full shell, bands 1 to 14, from the east apron and the basin road.\nThermal pass flown after dusk.';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  parameters: { guide },
  args: { 'aria-label': 'Description', defaultValue: description, maxLength: 999, onValueChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const GrowsWithItsText: Story = { args: { defaultValue: `${description}\n`.repeat(4) } };

const states: Record<string, TextAreaProps> = {
  Rest: {},
  Hover: { className: 'pseudo-hover' },
  Focus: { className: 'pseudo-focus-visible' },
  Invalid: { 'aria-invalid': true, maxLength: 60 },
  'Read-only': { readOnly: true },
  Disabled: { disabled: true },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <Grid columns={['Empty', 'Filled']}>
      {Object.entries(states).map(([name, state]) => ({
        name,
        cells: [undefined, description].map((text) => (
          <div key={text ?? ''} style={{ width: 288 }}>
            <TextArea aria-label="Description" defaultValue={text} maxLength={999} {...state} />
          </div>
        )),
      }))}
    </Grid>
  ),
};
