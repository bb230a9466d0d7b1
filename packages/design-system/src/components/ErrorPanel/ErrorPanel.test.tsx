import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ErrorPanel } from './index.js';

describe('ErrorPanel', () => {
  it("shows the button 'Click to retry data fetching.', which calls onRetry", async () => {
    const onRetry = vi.fn();
    render(<ErrorPanel onRetry={onRetry}>The sites could not be loaded.</ErrorPanel>);
    expect(screen.getByRole('alert')).toHaveTextContent('The sites could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Click to retry data fetching.' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('does not retry again while retrying', async () => {
    const onRetry = vi.fn();
    render(<ErrorPanel onRetry={onRetry} retrying />);
    await userEvent.click(screen.getByRole('button'));
    expect(onRetry).not.toHaveBeenCalled();
  });
});

it('Enter retries', async () => {
  const onRetry = vi.fn();
  render(<ErrorPanel onRetry={onRetry} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});
