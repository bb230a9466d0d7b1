import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/conformance.js';
import { SkipPagination } from './index.js';

const noop = () => {};
describeConformance('SkipPagination', <SkipPagination skip={0} top={12} count={86} onSkipChange={noop} />, {
  refInstanceof: HTMLElement,
});

describe('SkipPagination works by skip and top', () => {
  it.each([
    ['First page', 24, 0],
    ['Previous page', 24, 12],
    ['Next page', 24, 36],
    ['Last page', 24, 84],
  ])('%s', async (name, skip, expected) => {
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
