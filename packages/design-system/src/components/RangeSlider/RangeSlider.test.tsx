import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Field } from '../Field/index.js';
import { RangeSlider, type RangeSliderProps } from './index.js';

afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

function setUp(props: RangeSliderProps = {}) {
  const onValueChange = vi.fn();
  const onValueCommit = vi.fn();
  const { container } = render(
    <Field label="Distance" hint="Along the deck">
      <RangeSlider defaultValue={[20, 70]} onValueChange={onValueChange} onValueCommit={onValueCommit} {...props} />
    </Field>,
  );
  const lower = screen.getByRole('slider', { name: 'Minimum' });
  const upper = screen.getByRole('slider', { name: 'Maximum' });
  return { container, lower, upper, onValueChange, onValueCommit };
}

describe('RangeSlider', () => {
  it('has two thumbs', async () => {
    const { lower, upper, onValueChange } = setUp();
    expect(screen.getAllByRole('slider')).toEqual([lower, upper]);
    await userEvent.tab();
    expect(lower).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    expect(upper).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(onValueChange.mock.calls.flat()).toEqual([
      [21, 70],
      [21, 69],
    ]);
  });

  it('lower and upper stay at least one step apart', async () => {
    const { lower, upper } = setUp({ defaultValue: [60, 80], step: 10 });
    lower.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{End}');
    expect(lower).toHaveAttribute('aria-valuenow', '70');
    upper.focus();
    await userEvent.keyboard('{ArrowDown}{PageDown}{Home}');
    expect(upper).toHaveAttribute('aria-valuenow', '80');
    expect(lower).toHaveAttribute('aria-valuenow', '70');
  });

  it('moves the focused thumb by every key and commits each change', async () => {
    const { upper, onValueCommit } = setUp();
    upper.focus();
    await userEvent.keyboard('{PageUp}{Shift>}{ArrowLeft}{/Shift}{Home}{End}{End}');
    expect(onValueCommit.mock.calls.flat()).toEqual([
      [20, 80],
      [20, 70],
      [20, 21],
      [20, 100],
    ]);
  });

  it('mirrors arrow keys in right-to-left pages', async () => {
    document.documentElement.dir = 'rtl';
    const { lower, onValueChange } = setUp();
    lower.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onValueChange).toHaveBeenCalledWith([21, 70]);
  });

  it('announces values with the unit and the limits of each thumb', () => {
    const { lower, upper } = setUp({ unit: 'm', step: 5 });
    expect(lower).toHaveAttribute('aria-valuetext', '20 m');
    expect(upper).toHaveAttribute('aria-valuetext', '70 m');
    expect(lower).toHaveAttribute('aria-valuemin', '0');
    expect(lower).toHaveAttribute('aria-valuemax', '65');
    expect(upper).toHaveAttribute('aria-valuemin', '25');
    expect(upper).toHaveAttribute('aria-valuemax', '100');
  });

  it('is named and described by its Field', () => {
    setUp();
    expect(screen.getByRole('group', { name: 'Distance' })).toHaveAccessibleDescription('Along the deck');
  });

  it('shows the controlled value', async () => {
    const { lower, onValueChange } = setUp({ value: [30, 40] });
    lower.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(onValueChange).toHaveBeenCalledWith([31, 40]);
    expect(lower).toHaveAttribute('aria-valuenow', '30');
  });

  it('clamps a range that is too short or outside the scale', () => {
    const { lower, upper } = setUp({ value: [100, 120] });
    expect(lower).toHaveAttribute('aria-valuenow', '99');
    expect(upper).toHaveAttribute('aria-valuenow', '100');
  });

  it('does nothing when disabled', async () => {
    const { container, lower, onValueChange } = setUp({ disabled: true, name: 'distance' });
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    lower.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(container.querySelector('[name=distance]')).toBeDisabled();
  });

  it('submits both ends under its name', () => {
    const { container } = render(
      <form>
        <RangeSlider aria-label="Distance" name="distance" defaultValue={[20, 70]} />
      </form>,
    );
    expect(new FormData(container.querySelector('form')!).getAll('distance')).toEqual(['20', '70']);
  });
});

describe('RangeSlider with number fields', () => {
  const box = (name: string) => screen.getByRole('spinbutton', { name });

  it('commits an entered number, clamped to the allowed range', async () => {
    const { lower, onValueChange, onValueCommit } = setUp({ inputs: true });
    await userEvent.clear(box('Minimum'));
    await userEvent.type(box('Minimum'), '85');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onValueCommit.mock.calls).toEqual([[[69, 70]]]);
    expect(box('Minimum')).toHaveValue('69');
    expect(box('Minimum')).toBeValid();
    expect(lower).toHaveAttribute('aria-valuenow', '69');
  });

  it('keeps the range when a number is cleared or invalid', async () => {
    const { onValueChange } = setUp({ inputs: true });
    await userEvent.clear(box('Maximum'));
    await userEvent.tab();
    expect(box('Maximum')).toHaveValue('70');
    await userEvent.type(box('Minimum'), 'x');
    await userEvent.tab();
    expect(box('Minimum')).toHaveValue('20');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('steps immediately, up to one step from the other end', async () => {
    const { onValueCommit } = setUp({ inputs: true, defaultValue: [68, 70] });
    await userEvent.click(box('Minimum'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(onValueCommit.mock.calls).toEqual([[[69, 70]]]);
    expect(box('Minimum')).toHaveValue('69');
  });

  it('accepts other labels for thumbs and number fields', () => {
    render(<RangeSlider aria-label="Wärme" inputs lowerLabel="Von" upperLabel="Bis" />);
    expect(screen.getByRole('slider', { name: 'Von' })).toBeInTheDocument();
    expect(box('Bis')).toHaveValue('100');
  });
});
