import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProgressBar } from './index.js';

describe('ProgressBar', () => {
  afterEach(() => vi.restoreAllMocks());

  it('max defaults to 100', () => {
    render(<ProgressBar label="Hashing" value={40} />);
    const bar = screen.getByRole('progressbar', { name: 'Hashing' });
    expect(bar).toHaveAttribute('aria-valuemax', '100');
    expect(bar).toHaveAttribute('aria-valuenow', '40');
  });

  it('exposes valueText', () => {
    render(<ProgressBar label="Hashing" value={412} max={1000} valueText="412 of 1,000" />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '412 of 1,000');
  });

  it('exposes its own max, and fills in proportion to it', () => {
    render(<ProgressBar label="Hashing" value={250} max={1000} />);
    const bar = screen.getByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuemin', '0');
    expect(bar).toHaveAttribute('aria-valuemax', '1000');
    expect(bar).toHaveAttribute('aria-valuenow', '250');
    expect(bar.firstElementChild).toHaveStyle({ width: '25%' });
  });

  it.each([-1, 101])('a value of %d is shown as indeterminate and reported', (value) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<ProgressBar label="Hashing" value={value} />);
    const bar = screen.getByRole('progressbar');
    expect(bar).not.toHaveAttribute('aria-valuenow');
    expect(bar).toHaveAttribute('data-state', 'indeterminate');
    expect(error).toHaveBeenCalledTimes(1);
  });
});
