import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmptyState } from './index.js';

describe('EmptyState', () => {
  it('shows "There is nothing here yet." by default', () => {
    const { rerender } = render(<EmptyState />);
    expect(screen.getByText('There is nothing here yet.')).toBeInTheDocument();
    rerender(<EmptyState>No tags have been created yet.</EmptyState>);
    expect(screen.queryByText('There is nothing here yet.')).toBeNull();
    expect(screen.getByText('No tags have been created yet.')).toBeInTheDocument();
  });

  it('shows its action', () => {
    render(<EmptyState action={<button type="button">Create tag</button>} />);
    expect(screen.getByRole('button', { name: 'Create tag' })).toBeInTheDocument();
  });
});
