import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ErrorPanel } from './index.js';

describe('ErrorPanel', () => {
  it("a query that failed shows 'Click to retry data fetching.', which is the button", async () => {
    const onRetry = vi.fn();
    render(<ErrorPanel onRetry={onRetry}>The sites could not be loaded.</ErrorPanel>);
    expect(screen.getByRole('alert')).toHaveTextContent('The sites could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Click to retry data fetching.' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('does not retry twice at once', async () => {
    const onRetry = vi.fn();
    render(<ErrorPanel onRetry={onRetry} retrying />);
    await userEvent.click(screen.getByRole('button'));
    expect(onRetry).not.toHaveBeenCalled();
  });
});

it('Enter tries again', async () => {
  const onRetry = vi.fn();
  render(<ErrorPanel onRetry={onRetry} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});
