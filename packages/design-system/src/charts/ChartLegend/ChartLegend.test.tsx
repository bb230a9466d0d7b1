import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { twoFindings } from '../../testing/chart-samples.js';
import { ChartLegend } from './index.js';

describe('ChartLegend', () => {
  it('is a table of names, counts and shares', () => {
    render(<ChartLegend caption="Findings" data={twoFindings} />);
    expect(screen.getByRole('table', { name: 'Findings' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Category',
      'Counts',
      'Percent',
    ]);
    expect(screen.getByRole('rowheader', { name: 'Rust' })).toBeInTheDocument();
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['3', '37.5%', '5', '62.5%']);
  });

  it('highlights one row and reports the hovered one', async () => {
    const onActiveIdChange = vi.fn();
    render(<ChartLegend caption="Findings" data={twoFindings} activeId="crack" onActiveIdChange={onActiveIdChange} />);
    const [rust, crack] = screen.getAllByRole('row').slice(1);
    expect([rust?.hasAttribute('data-active'), crack?.hasAttribute('data-active')]).toEqual([false, true]);
    await userEvent.hover(rust!);
    await userEvent.unhover(rust!);
    expect(onActiveIdChange.mock.calls).toEqual([['rust'], [null]]);
  });
});
