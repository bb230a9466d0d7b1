import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Spinner } from './index.js';

describe('Spinner', () => {
  it('draws twelve ticks', () => {
    const { container } = render(<Spinner />);
    expect(container.querySelectorAll('line')).toHaveLength(12);
  });

  it('is a status with its label', () => {
    render(<Spinner label="Loading images" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading images');
  });

  it('says nothing without a label', () => {
    render(<Spinner />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
