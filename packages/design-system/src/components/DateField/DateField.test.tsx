import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../Field/index.js';
import { DateField, type DateFieldProps } from './index.js';

function setUp(props: DateFieldProps = {}) {
  const onValueChange = vi.fn();
  const { container } = render(
    <Field label="Capture date">
      <DateField today="2024-03-09" onValueChange={onValueChange} {...props} />
    </Field>,
  );
  const group = screen.getByRole('group', { name: 'Capture date' });
  const box = (name: string) => within(group).getByRole('spinbutton', { name });
  const texts = () =>
    within(group)
      .getAllByRole<HTMLInputElement>('spinbutton')
      .map(({ value }) => value);
  return { container, group, box, texts, onValueChange };
}

describe('DateField: typing', () => {
  it('moves to the next segment automatically and submits yyyy-MM-dd with a form', async () => {
    const { container, box, texts, onValueChange } = setUp({ name: 'captured' });
    await userEvent.tab();
    expect(box('Year')).toHaveFocus();
    await userEvent.keyboard('202439');
    expect(texts()).toEqual(['2024', '03', '9']);
    expect(onValueChange.mock.calls).toEqual([['2024-03-09']]);
    expect(container.querySelector('[name=captured]')).toHaveValue('2024-03-09');
    await userEvent.keyboard('{Tab}');
    expect(texts()).toEqual(['2024', '03', '09']);
  });

  it('moves on at a separator and completes a short year', async () => {
    const { texts, onValueChange } = setUp();
    await userEvent.tab();
    await userEvent.keyboard('24-1-5{Tab}');
    expect(texts()).toEqual(['2024', '01', '05']);
    expect(onValueChange).toHaveBeenLastCalledWith('2024-01-05');
  });

  it('uses the order of the locale', async () => {
    const { texts, onValueChange } = setUp({ locale: 'en-GB' });
    await userEvent.tab();
    await userEvent.keyboard('932024');
    expect(texts()).toEqual(['09', '03', '2024']);
    expect(onValueChange).toHaveBeenLastCalledWith('2024-03-09');
  });

  it('Backspace clears segment by segment, then the value is null', async () => {
    const { box, texts, onValueChange } = setUp({ defaultValue: '2024-03-09' });
    await userEvent.click(box('Day'));
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(box('Year')).toHaveFocus();
    expect(texts()).toEqual(['', '', '']);
    expect(onValueChange.mock.calls).toEqual([[null]]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(box('Year')).toBeValid();
  });

  it('accepts a pasted date in any segment and copies the whole date', async () => {
    const { box, group, onValueChange } = setUp({ locale: 'en-GB' });
    await userEvent.click(box('Month'));
    await userEvent.paste('2023-12-24T22:00:00-08:00');
    expect(onValueChange.mock.calls).toEqual([['2023-12-24']]);
    const clipboardData = { setData: vi.fn() };
    fireEvent.copy(within(group).getByRole('spinbutton', { name: 'Year' }), { clipboardData });
    expect(clipboardData.setData).toHaveBeenCalledWith('text/plain', '2023-12-24');
  });

  it('does not change during a composition', () => {
    const { box, onValueChange } = setUp({ defaultValue: '2024-03-09' });
    fireEvent.compositionStart(box('Day'));
    fireEvent.change(box('Day'), { target: { value: '１' } });
    fireEvent.change(box('Day'), { target: { value: '１２' } });
    expect(onValueChange).not.toHaveBeenCalled();
    fireEvent.compositionEnd(box('Day'));
    expect(onValueChange.mock.calls).toEqual([['2024-03-12']]);
  });
});

describe('DateField: keys in a segment', () => {
  it.each([
    ['Month', '{ArrowDown}', '2024-02-29'],
    ['Month', '{PageUp}', '2024-06-30'],
    ['Day', '{ArrowUp}', '2024-03-01'],
    ['Day', '{Home}', '2024-03-01'],
    ['Month', '{End}', '2024-12-31'],
    ['Year', '{PageDown}', '2014-03-31'],
  ])('%s %s', async (name, key, date) => {
    const { box, onValueChange } = setUp({ defaultValue: '2024-03-31' });
    await userEvent.click(box(name));
    await userEvent.keyboard(key);
    expect(onValueChange.mock.calls).toEqual([[date]]);
  });

  it('left and right arrow keys move between segments, and months are announced by name', async () => {
    const { box } = setUp({ defaultValue: '2024-03-31' });
    await userEvent.click(box('Year'));
    await userEvent.keyboard('{ArrowRight}');
    expect(box('Month')).toHaveFocus();
    expect(box('Month')).toHaveAttribute('aria-valuetext', '03, March');
    await userEvent.keyboard('{ArrowLeft}');
    expect(box('Year')).toHaveFocus();
  });

  it('arrow keys are mirrored where the date is right-to-left', async () => {
    const { box } = setUp({ locale: 'ar-EG' });
    await userEvent.click(box('Day'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(box('Month')).toHaveFocus();
  });

  it('has no effect when read-only', async () => {
    const { box, onValueChange } = setUp({ defaultValue: '2024-03-31', readOnly: true });
    await userEvent.click(box('Day'));
    await userEvent.keyboard('{ArrowUp}5{Alt>}{ArrowDown}{/Alt}');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('DateField keeps and reports an invalid date', () => {
  const unavailable = (date: string) => (date === '2024-03-17' ? 'Bridge closed' : undefined);
  it.each([
    ['an incomplete date', '2024', ['2024', '', ''], null, 'invalid', 'Invalid date'],
    ['a day that does not exist', '20230229', ['2023', '02', '29'], null, 'invalid', 'Invalid date'],
    ['too early', '20240229', ['2024', '02', '29'], '2024-02-29', 'beforeMin', 'Must be 2024-03-01 or later'],
    ['too late', '20240401', ['2024', '04', '01'], '2024-04-01', 'afterMax', 'Must be 2024-03-31 or earlier'],
    ['unavailable', '20240317', ['2024', '03', '17'], '2024-03-17', 'unavailable', 'Bridge closed'],
  ])('%s', async (_case, typed, shown, value, problem, message) => {
    const onProblemChange = vi.fn();
    const { box, texts, onValueChange } = setUp({ min: '2024-03-01', max: '2024-03-31', unavailable, onProblemChange });
    await userEvent.click(box('Year'));
    await userEvent.keyboard(typed);
    expect(box('Year'), 'before blur').not.toHaveAttribute('aria-invalid');
    await userEvent.click(document.body);
    expect(texts()).toEqual(shown);
    expect(onValueChange.mock.lastCall ?? [null]).toEqual([value]);
    expect(onProblemChange).toHaveBeenLastCalledWith(problem);
    expect(box('Day')).toBeInvalid();
    expect(box('Year')).toHaveAccessibleDescription(message);
  });
});

describe('DateField', () => {
  it('takes its name, description and required state from the Field, whose label focuses the first segment', async () => {
    render(
      <Field label="Capture date" required hint="As on the card">
        <DateField />
      </Field>,
    );
    await userEvent.click(screen.getByText('Capture date'));
    const first = screen.getByRole('spinbutton', { name: 'Year' });
    expect(first).toHaveFocus();
    expect(first).toBeRequired();
    expect(screen.getByRole('group', { name: 'Capture date' })).toHaveAccessibleDescription('As on the card');
  });

  it('shows the controlled value, even if it differs from the typed date', async () => {
    function Pinned() {
      const [value, setValue] = useState<string | null>('2024-03-09');
      return <DateField aria-label="Date" value={value} onValueChange={(next) => setValue(next && '2000-01-01')} />;
    }
    render(<Pinned />);
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }));
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value)).toEqual(['2000', '01', '01']);
  });

  it('is disabled and not submitted with a form when disabled', () => {
    const { container, box } = setUp({ disabled: true, name: 'captured', defaultValue: '2024-03-09' });
    expect(box('Year')).toBeDisabled();
    expect(screen.getByRole('button')).toBeDisabled();
    expect(container.querySelector('[name=captured]')).toBeDisabled();
  });
});

it.each([
  ['Space', ' '],
  ['Enter', '{Enter}'],
])('%s chooses a day in the calendar and returns focus', async (_key, keys) => {
  const { group, onValueChange } = setUp({ defaultValue: '2024-03-09' });
  const button = within(group).getByRole('button');
  button.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard(keys);
  expect(onValueChange.mock.calls).toEqual([['2024-03-10']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});
