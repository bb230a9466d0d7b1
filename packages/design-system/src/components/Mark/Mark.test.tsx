import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Mark } from './index.js';

describe('Mark', () => {
  it('has a name where it stands alone, and none as decoration', () => {
    const { rerender } = render(<Mark label="Home" />);
    expect(screen.getByRole('img', { name: 'Home' })).toBeInTheDocument();
    rerender(<Mark />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
