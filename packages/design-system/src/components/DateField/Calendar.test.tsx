import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../Field/index.js';
import { DateField, type DateFieldProps } from './index.js';

function setUp(props: DateFieldProps = {}) {
  const onValueChange = vi.fn();
  render(<DateField aria-label="Capture date" today="2024-03-09" onValueChange={onValueChange} {...props} />);
  const texts = () => screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value);
  return { texts, onValueChange };
}

const openCalendar = () => userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
const day = (name: string) => screen.getByRole('button', { name: new RegExp(`\\b${name}`) });
const chosenDays = () =>
  [...screen.getByRole('grid').querySelectorAll('[aria-selected=true]')].map(({ textContent }) => textContent);

describe('DateField: the calendar', () => {
  it('opens at the value, moves by keyboard, and returns focus after a choice', async () => {
    const { texts, onValueChange } = setUp({ defaultValue: '2024-03-31' });
    await openCalendar();
    expect(screen.getByRole('grid', { name: 'March 2024' })).toBeInTheDocument();
    expect(day('31 March 2024')).toHaveFocus();
    expect(chosenDays()).toEqual(['31']);
    await userEvent.keyboard('{PageUp}');
    expect(day('29 February 2024')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{Home}{ArrowDown}');
    expect(day('3 March 2025')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onValueChange.mock.calls).toEqual([['2025-03-03']]);
    expect(texts()).toEqual(['2025', '03', '03']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose a date' })).toHaveFocus();
  });

  it('opens at today without a value, and marks today', async () => {
    setUp();
    await openCalendar();
    expect(day('9 March 2024')).toHaveFocus();
    expect(day('9 March 2024')).toHaveAttribute('aria-current', 'date');
    expect(chosenDays()).toEqual([]);
  });

  it('Escape closes it, returns focus and changes nothing', async () => {
    const { onValueChange } = setUp();
    await openCalendar();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose a date' })).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('opens from a segment with Alt + Arrow Down', async () => {
    setUp({ locale: 'de-DE', defaultValue: '2024-03-31' });
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByRole('grid', { name: 'März 2024' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Mo');
  });

  it('stays within min and max, and says why a day is unavailable', async () => {
    const { onValueChange } = setUp({
      min: '2024-03-05',
      max: '2024-03-20',
      unavailable: (date) => (date === '2024-03-10' ? 'Bridge closed' : undefined),
    });
    await openCalendar();
    await userEvent.keyboard('{PageDown}');
    expect(day('20 March 2024')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    expect(day('4 March 2024, Must be 2024-03-05 or later')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day('10 March 2024, Bridge closed'));
    expect(screen.getByText('Bridge closed')).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('its buttons change the month and the year', async () => {
    setUp();
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous year' }));
    expect(screen.getByRole('grid', { name: 'April 2023' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous year' })).toHaveFocus();
  });

  it('moving focus between segments and calendar does not touch the Field', async () => {
    render(
      <Field label="Capture date" error="Required">
        <DateField today="2024-03-09" />
      </Field>,
    );
    await openCalendar();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByText('Required')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Required')).toBeInTheDocument());
  });
});
