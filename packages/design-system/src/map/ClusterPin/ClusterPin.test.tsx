import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ClusterPin } from './index.js';

describe('ClusterPin', () => {
  it("shows '9+' and is named with the whole number", () => {
    render(<ClusterPin count={54} label="54 assets" />);
    expect(screen.getByRole('button', { name: '54 assets, 9+' })).toHaveTextContent('9+');
  });

  it('is named by its count by default', () => {
    render(<ClusterPin count={3} />);
    expect(screen.getByRole('button', { name: '3 items' })).toHaveTextContent('3');
  });
});

it.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])('%s presses it', async (_key, keys) => {
  const onClick = vi.fn();
  render(<ClusterPin count={2} onClick={onClick} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(onClick).toHaveBeenCalledOnce();
});
