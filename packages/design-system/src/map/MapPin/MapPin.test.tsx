import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MapPin } from './index.js';

it('a marker is a button named by its thing', async () => {
  const onClick = vi.fn();
  render(<MapPin label="Mill Bridge, Bridge" icon={<svg />} onClick={onClick} />);
  screen.getByRole('button', { name: 'Mill Bridge, Bridge' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

it.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])('%s presses it', async (_key, keys) => {
  const onClick = vi.fn();
  render(<MapPin label="Mill Bridge" onClick={onClick} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(onClick).toHaveBeenCalledOnce();
});
