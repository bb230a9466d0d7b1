import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SkipPagination } from './index.js';

describe('SkipPagination works by skip and top', () => {
  it.each([
    ['First page', 24, 0],
    ['Previous page', 24, 12],
    ['Next page', 24, 36],
    ['Last page', 24, 84],
  ])("%s, from 'Page X of Y' by skip and top", async (name, skip, expected) => {
    const onSkipChange = vi.fn();
    render(<SkipPagination skip={skip} top={12} count={86} onSkipChange={onSkipChange} />);
    expect(screen.getByText('Page 3 of 8')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onSkipChange).toHaveBeenCalledWith(expected);
  });

  it('at the ends buttons stay focusable and do nothing', async () => {
    const onSkipChange = vi.fn();
    render(<SkipPagination skip={0} top={12} count={0} onSkipChange={onSkipChange} />);
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
    for (const button of screen.getAllByRole('button')) {
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    expect(onSkipChange).not.toHaveBeenCalled();
  });
});

it('Enter presses a button', async () => {
  const onSkipChange = vi.fn();
  render(<SkipPagination skip={24} top={12} count={86} onSkipChange={onSkipChange} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'First page' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSkipChange.mock.calls).toEqual([[0]]);
});

it('reports the page about to be opened, on hover and focus, but not at the ends', async () => {
  const onSkipIntent = vi.fn();
  render(<SkipPagination skip={20} top={20} count={60} onSkipChange={vi.fn()} onSkipIntent={onSkipIntent} />);
  await userEvent.hover(screen.getByRole('button', { name: 'Next page' }));
  expect(onSkipIntent.mock.calls).toEqual([[40]]);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'First page' })).toHaveFocus();
  expect(onSkipIntent.mock.calls).toEqual([[40], [0]]);
});

it('at the last page there is no next one to fetch in advance', async () => {
  const onSkipIntent = vi.fn();
  render(<SkipPagination skip={40} top={20} count={60} onSkipChange={vi.fn()} onSkipIntent={onSkipIntent} />);
  await userEvent.hover(screen.getByRole('button', { name: 'Next page' }));
  expect(onSkipIntent).not.toHaveBeenCalled();
});
