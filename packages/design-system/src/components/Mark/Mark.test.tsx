import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Mark } from './index.js';

describe('Mark', () => {
  it('is an image with a label, and hidden without one', () => {
    const { rerender } = render(<Mark label="Home" />);
    expect(screen.getByRole('img', { name: 'Home' })).toBeInTheDocument();
    rerender(<Mark />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
