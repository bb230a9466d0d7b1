import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SortDropdown } from './index.js';

const options = [
  { value: 'name', label: 'A - Z' },
  { value: 'modified', label: 'Newest' },
];

describe('SortDropdown', () => {
  it('shows the first option, and by keyboard chooses another', async () => {
    const onValueChange = vi.fn();
    render(<SortDropdown options={options} onValueChange={onValueChange} />);
    const trigger = screen.getByRole('button', { name: 'Sort A - Z' });
    trigger.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledWith('modified');
    expect(screen.getByRole('button', { name: 'Sort Newest' })).toHaveFocus();
  });

  it('controlled, keeps what its parent says', async () => {
    render(<SortDropdown options={options} value="modified" />);
    await userEvent.click(screen.getByRole('button', { name: 'Sort Newest' }));
    expect(screen.getByRole('menuitemradio', { name: 'Newest' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'A - Z' }));
    expect(screen.getByRole('button', { name: 'Sort Newest' })).toBeVisible();
  });
});

it('Escape closes the list and goes back to the button', async () => {
  render(<SortDropdown options={options} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button')).toHaveFocus();
});

it('ArrowUp moves to the order before', async () => {
  render(<SortDropdown options={options} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(screen.getAllByRole('menuitemradio')[1]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getAllByRole('menuitemradio')[0]).toHaveFocus();
});
