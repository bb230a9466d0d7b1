import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChartTooltip } from './index.js';

describe('ChartTooltip', () => {
  it.each([
    ["The chart tooltip shows 'Counts: {count} ({percent}%)'.", 3, 37.5, 'Counts: 3 (37.5%)'],
    ['Percent has one decimal, also when it is whole.', 1, 50, 'Counts: 1 (50.0%)'],
  ])('%s', (_row, count, percent, text) => {
    render(<ChartTooltip datum={{ name: 'Rust', count, percent }} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('The chart tooltip shows the category label.', () => {
    render(<ChartTooltip datum={{ name: 'Steel corrosion of the northern abutment', count: 3, percent: 37.5 }} />);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Steel corrosion of the northern abutment');
  });

  it('is positioned at its point, else in the flow', () => {
    const datum = { name: 'Rust', count: 3, percent: 37.5 };
    const { rerender } = render(<ChartTooltip datum={datum} at={{ x: 80, y: 60 }} chartWidth={300} />);
    expect(screen.getByRole('tooltip')).toHaveAttribute('data-side', 'above');
    rerender(<ChartTooltip datum={datum} at={{ x: 80, y: 2 }} chartWidth={300} />);
    expect(screen.getByRole('tooltip')).toHaveAttribute('data-side', 'below');
    rerender(<ChartTooltip datum={datum} />);
    expect(screen.getByRole('tooltip')).not.toHaveAttribute('data-side');
  });
});
