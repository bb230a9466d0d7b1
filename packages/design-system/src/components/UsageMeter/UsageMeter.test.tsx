import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UsageMeter } from './index.js';

describe('UsageMeter', () => {
  it.each([
    [38, '38', 'under'],
    [40, '40', 'over'],
    [54, '54', 'over'],
  ])('%d of 40 says so', (value, valueText, state) => {
    render(
      <UsageMeter label="Users" value={value} max={40} valueText={valueText} maxText="of 40" data-testid="usage" />,
    );
    const meter = screen.getByRole('meter', { name: 'Users' });
    expect(meter).toHaveAttribute('aria-valuenow', valueText);
    expect(meter).toHaveAttribute('aria-valuetext', `${valueText} of 40`);
    expect(Number(meter.getAttribute('aria-valuemax'))).toBeGreaterThanOrEqual(value);
    expect(screen.getByTestId('usage')).toHaveAttribute('data-state', state);
  });

  it.each([
    [38, 0],
    [40, 1],
    [54, 1],
  ])('%d of 40: the remaining or exceeded amount has %d warning signs', (value, count) => {
    render(<UsageMeter label="Users" value={value} max={40} valueText={`${value}`} maxText="of 40" detail="Detail" />);
    expect(screen.getByText('Detail').parentElement!.querySelectorAll('svg')).toHaveLength(count);
  });
});
