import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Field } from '../Field/index.js';
import { RangeSlider, type RangeSliderProps } from './index.js';
import { guide } from './RangeSlider.guide.js';

const meta = {
  title: 'Fields/RangeSlider',
  component: RangeSlider,
  args: {
    'aria-label': 'Distance',
    defaultValue: [20, 70],
    max: 99,
    unit: 'm',
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [(Story) => <div style={{ maxWidth: 416 }}>{Story()}</div>];

export const Basic: Story = { decorators: narrow };

/** Ends with focus on a thumb, for the screenshot. */
export const HandlesStayOneStepApart: Story = {
  tags: ['visual'],
  decorators: narrow,
  args: { defaultValue: [40, 70], max: 100, step: 10 },
  play: async ({ canvas, userEvent, args }) => {
    const lower = canvas.getByRole('slider', { name: 'Minimum' });
    const upper = canvas.getByRole('slider', { name: 'Maximum' });
    await userEvent.tab();
    await expect(lower).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(lower).toHaveAttribute('aria-valuenow', '60');
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(upper).toHaveAttribute('aria-valuenow', '70');
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
  },
};

export const DraggedOntoTheOther: Story = {
  decorators: narrow,
  args: { defaultValue: [20, 70], max: 100, step: 10 },
  play: async ({ canvas, args }) => {
    const lower = canvas.getByRole('slider', { name: 'Minimum' });
    const upper = canvas.getByRole('slider', { name: 'Maximum' });
    // Browsers don't capture scripted pointers.
    Object.assign(lower, { setPointerCapture() {}, hasPointerCapture: () => true, releasePointerCapture() {} });
    const beyond = upper.getBoundingClientRect().right + 40;
    await fireEvent.pointerDown(lower, { clientX: lower.getBoundingClientRect().left });
    await fireEvent.pointerMove(lower, { clientX: beyond });
    // React renders the move asynchronously.
    await waitFor(() => expect(lower).toHaveAttribute('aria-valuenow', '60'));
    await fireEvent.pointerUp(lower, { clientX: beyond });
    await expect(upper).toHaveAttribute('aria-valuenow', '70');
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
    await expect(args.onValueCommit).toHaveBeenCalledWith([60, 70]);
    await expect(lower.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};

export const NumbersInsteadOfDragging: Story = {
  decorators: narrow,
  args: { inputs: true },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Minimum' });
    await userEvent.clear(box);
    await userEvent.type(box, '85{Enter}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([69, 70]);
    await expect(box).toHaveValue('69');
  },
};

const states: Record<string, RangeSliderProps> = {
  Rest: {},
  'In use': { className: 'pseudo-hover' },
  'Close together': { className: 'pseudo-hover', defaultValue: [42, 45] },
  'At the beginning': { className: 'pseudo-hover', defaultValue: [0, 1] },
  'At the end': { className: 'pseudo-hover', defaultValue: [1250, 2000], max: 2000 },
  Disabled: { disabled: true, defaultValue: [10, 90] },
};

export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))',
        gap: 24,
        maxWidth: 840,
      }}
    >
      {Object.entries(states).map(([name, state]) => (
        <Field key={name} label={name}>
          <RangeSlider defaultValue={[20, 70]} max={99} unit="m" {...state} />
        </Field>
      ))}
      <Field label="With numbers" hint="Measured along the deck">
        <RangeSlider defaultValue={[20, 70]} max={99} unit="m" inputs />
      </Field>
      <Field label="Temperature" error="A label and an error that are longer than their field" touched>
        <RangeSlider
          defaultValue={[-12.5, 8]}
          min={-40}
          max={85}
          step={0.5}
          unit="°C"
          inputs
          lowerLabel="Niedrigste Betriebstemperatur"
          upperLabel="Höchste Betriebstemperatur"
        />
      </Field>
    </div>
  ),
};
