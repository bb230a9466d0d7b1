import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DifferenceTable } from './index.js';

const differences = [
  { id: 'name', label: 'Name', mine: 'Pier', theirs: 'Pier 2' },
  { id: 'type', label: 'Type', mine: 'Bridge', theirs: 'Tank' },
];
const choiceOf = (field: string) => within(screen.getByRole('radiogroup', { name: field }));

it('shows both values of each field under their headers', () => {
  render(<DifferenceTable differences={differences} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Field',
    'Yours',
    'Theirs',
    'Choice',
  ]);
  const row = screen.getByRole('row', { name: /^Type/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Type');
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('Bridge');
  expect(within(row).getAllByRole('cell')[1]).toHaveTextContent('Tank');
});

it('keeps the values of the reader until another one is chosen, field by field', async () => {
  const onValueChange = vi.fn();
  render(<DifferenceTable differences={differences} onValueChange={onValueChange} />);
  await userEvent.click(choiceOf('Type').getByRole('radio', { name: 'Use theirs' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ type: 'theirs' });
  expect(choiceOf('Type').getByRole('radio', { name: 'Use theirs' })).toBeChecked();
  expect(choiceOf('Name').getByRole('radio', { name: 'Keep mine' })).toBeChecked();
});

it('shows the given choices and changes none of them on its own', async () => {
  render(<DifferenceTable differences={differences} value={{ name: 'theirs' }} />);
  await userEvent.click(choiceOf('Name').getByRole('radio', { name: 'Keep mine' }));
  expect(choiceOf('Name').getByRole('radio', { name: 'Use theirs' })).toBeChecked();
});

it('Tab moves from choice to choice, ArrowRight and ArrowLeft choose', async () => {
  render(<DifferenceTable differences={differences} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(choiceOf('Name').getByRole('radio', { name: 'Use theirs' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(choiceOf('Name').getByRole('radio', { name: 'Keep mine' })).toBeChecked();
  await userEvent.tab();
  expect(choiceOf('Type').getByRole('radio', { name: 'Keep mine' })).toHaveFocus();
});
