import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../Field/index.js';
import { NumberField, type NumberFieldProps } from './index.js';

function setUp(props: NumberFieldProps = {}) {
  const onValueChange = vi.fn();
  const onValueCommit = vi.fn();
  const { container } = render(
    <Field label="Height">
      <NumberField onValueChange={onValueChange} onValueCommit={onValueCommit} {...props} />
    </Field>,
  );
  const box = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Height' });
  return { box, container, onValueChange, onValueCommit };
}

const increase = () => screen.getByRole('button', { name: 'Increase' });
const decrease = () => screen.getByRole('button', { name: 'Decrease' });

describe('NumberField parses input', () => {
  it('returns a number for valid text and null for other text, and formats it on blur', async () => {
    const { box, onValueChange } = setUp();
    await userEvent.type(box, '-1,5');
    expect(onValueChange.mock.calls.flat()).toEqual([-1, -1.5]);
    expect(box).toHaveValue('-1,5');
    await userEvent.tab();
    expect(box).toHaveValue('-1.5');
  });

  it('accepts a pasted number with spaces and its unit', async () => {
    const { box, onValueChange } = setUp({ unit: 'm' });
    await userEvent.click(box);
    await userEvent.paste('1 234,5 m');
    expect(onValueChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.tab();
    expect(box).toHaveValue('1234.5');
  });

  it('returns null when cleared', async () => {
    const { box, onValueChange } = setUp({ defaultValue: 7 });
    await userEvent.clear(box);
    expect(onValueChange.mock.calls).toEqual([[null]]);
    expect(box).toBeValid();
  });

  it('sets an input mode with decimals, and one with a minus if negative numbers are allowed', () => {
    render(
      <>
        <NumberField aria-label="Length" />
        <NumberField aria-label="Latitude" min={-90} />
      </>,
    );
    expect(screen.getByRole('spinbutton', { name: 'Length' })).toHaveAttribute('inputmode', 'decimal');
    expect(screen.getByRole('spinbutton', { name: 'Latitude' })).toHaveAttribute('inputmode', 'text');
  });

  it('waits for the end of IME composition', () => {
    const { box, onValueChange } = setUp();
    fireEvent.compositionStart(box);
    fireEvent.change(box, { target: { value: '１' } });
    fireEvent.change(box, { target: { value: '１２' } });
    fireEvent.keyDown(box, { key: 'ArrowUp', isComposing: true });
    expect(onValueChange).not.toHaveBeenCalled();
    expect(box).toHaveValue('１２');
    fireEvent.compositionEnd(box);
    expect(onValueChange.mock.calls).toEqual([[12]]);
  });
});

describe('NumberField keeps and reports invalid input', () => {
  it.each([
    ['unreadable', '12 o’clock', null, 'Enter a number'],
    ['belowMin', '-1', -1, 'Number must be greater than or equal to 0 m'],
    ['aboveMax', '101', 101, 'Number must be less than or equal to 100 m'],
  ])('%s', async (problem, typed, value, message) => {
    const onProblemChange = vi.fn();
    const { box, onValueChange } = setUp({ min: 0, max: 100, unit: 'm', defaultValue: 5, onProblemChange });
    await userEvent.clear(box);
    await userEvent.type(box, typed);
    expect(box, 'before blur').not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(box).toHaveValue(typed);
    expect(onValueChange).toHaveBeenLastCalledWith(value);
    expect(onProblemChange).toHaveBeenLastCalledWith(problem);
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(message);
  });

  it('is marked as invalid without a Field, too', async () => {
    render(<NumberField aria-label="Height" />);
    const box = screen.getByRole('spinbutton');
    await userEvent.type(box, 'high');
    expect(box).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    expect(box).toBeInvalid();
    expect(box).toHaveAttribute('aria-valuetext', 'high');
    expect(box).not.toHaveAttribute('aria-valuenow');
  });

  it('the form error takes precedence', async () => {
    render(
      <Field label="Height" error="Required">
        <NumberField />
      </Field>,
    );
    await userEvent.type(screen.getByRole('spinbutton'), 'high');
    await userEvent.tab();
    expect(screen.getByText('Required')).toBeInTheDocument();
    expect(screen.queryByText('Enter a number')).toBeNull();
  });

  it('clears the error once the input is valid', async () => {
    const onProblemChange = vi.fn();
    const { box } = setUp({ max: 10, defaultValue: 11, onProblemChange });
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowDown}');
    expect(box).toHaveValue('10');
    await userEvent.tab();
    expect(box).toBeValid();
    expect(onProblemChange.mock.calls).toEqual([['aboveMax'], [null]]);
  });
});

describe('NumberField stepping', () => {
  it.each([
    ['{ArrowUp}', '5.5'],
    ['{ArrowDown}', '4.5'],
    ['{PageUp}', '10'],
    ['{PageDown}', '0'],
    ['{Home}', '0'],
    ['{End}', '10'],
  ])('%s', async (key, shown) => {
    const { box, onValueCommit } = setUp({ defaultValue: 5, min: 0, max: 10, step: 0.5 });
    box.focus();
    await userEvent.keyboard(key);
    expect(box).toHaveValue(shown);
    expect(onValueCommit.mock.calls).toEqual([[Number(shown)]]);
  });

  it('Home and End move the caret without limits', async () => {
    const { box, onValueChange } = setUp({ defaultValue: 25 });
    await userEvent.click(box);
    await userEvent.keyboard('{Home}1{End}7');
    expect(onValueChange).toHaveBeenLastCalledWith(1257);
  });

  it('buttons are not tab stops and keep focus in the field', async () => {
    const { box, onValueChange } = setUp({ defaultValue: 1, min: 0, max: 2, unit: 'm' });
    await userEvent.click(increase());
    expect(box).toHaveFocus();
    expect(box).toHaveAttribute('aria-valuenow', '2');
    expect(box).toHaveAttribute('aria-valuetext', '2 m');
    expect(increase()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(increase());
    await userEvent.click(decrease());
    expect(onValueChange.mock.calls.flat()).toEqual([2, 1]);
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('does not step by wheel, when read-only or with invalid text', async () => {
    const { box, onValueChange } = setUp({ readOnly: true, defaultValue: 5 });
    box.focus();
    fireEvent.wheel(box, { deltaY: -100 });
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.queryByRole('button')).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
    render(<NumberField aria-label="Other" />);
    const other = screen.getByRole('spinbutton', { name: 'Other' });
    await userEvent.type(other, 'x{ArrowUp}');
    expect(other).toHaveValue('x');
  });
});

describe('NumberField', () => {
  it('calls onValueCommit once per finished change', async () => {
    const { box, onValueCommit } = setUp();
    await userEvent.type(box, '12');
    expect(onValueCommit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(onValueCommit.mock.calls).toEqual([[12]]);
  });

  it('shows the controlled value, which can reject or replace input', async () => {
    function Capped() {
      const [value, setValue] = useState<number | null>(5);
      return (
        <NumberField aria-label="Count" value={value} onValueChange={(next) => setValue(Math.min(next ?? 0, 99))} />
      );
    }
    render(<Capped />);
    const box = screen.getByRole('spinbutton');
    await userEvent.type(box, '00');
    expect(box).toHaveValue('99');
    await userEvent.clear(box);
    expect(box).toHaveValue('0');
  });

  it('exposes its unit as description while empty, and its limits to screen readers', () => {
    const { box } = setUp({ unit: 'm', min: 0, max: 100 });
    expect(box).toHaveAccessibleDescription('m');
    expect(box).toHaveAttribute('aria-valuemin', '0');
    expect(box).toHaveAttribute('aria-valuemax', '100');
  });

  it('submits a plain number under its name', async () => {
    const { container } = render(
      <form>
        <NumberField aria-label="Height" name="height" />
      </form>,
    );
    const sent = () => new FormData(container.querySelector('form')!).getAll('height');
    expect(sent()).toEqual(['']);
    await userEvent.type(screen.getByRole('spinbutton'), '1 000,5');
    expect(sent()).toEqual(['1000.5']);
  });

  it('all built-in texts can be replaced', async () => {
    const { box } = setUp({
      max: 1,
      texts: { increase: 'Mehr', decrease: 'Weniger', aboveMax: (limit) => `Höchstens ${limit}` },
    });
    await userEvent.type(box, '2');
    await userEvent.tab();
    expect(box).toHaveAccessibleDescription('Höchstens 1');
    expect(screen.getByRole('button', { name: 'Mehr' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Weniger' })).toBeInTheDocument();
  });
});

it('is not stepped by keys when read-only, even with disabled={false}', async () => {
  const { box, onValueChange } = setUp({ readOnly: true, disabled: false, defaultValue: 5 });
  await userEvent.type(box, '{ArrowUp}{PageDown}');
  expect(box).toHaveValue('5');
  expect(onValueChange).not.toHaveBeenCalled();
});
