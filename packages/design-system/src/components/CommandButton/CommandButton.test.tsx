import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CommandButton } from './index.js';

it('is named by its text alone and shows the keys of its shortcut', () => {
  render(<CommandButton shortcut={['Ctrl', 'K']}>Search</CommandButton>);
  const button = screen.getByRole('button', { name: 'Search' });
  expect(button.querySelector('kbd')).toHaveTextContent('Ctrl K');
});

it('has no room for keys without a shortcut', () => {
  render(<CommandButton>Search</CommandButton>);
  expect(screen.getByRole('button', { name: 'Search' }).textContent).toBe('Search');
});

it('a click, Enter and Space press it', async () => {
  const onClick = vi.fn();
  render(<CommandButton onClick={onClick}>Search</CommandButton>);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});
