import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CreateTile } from './index.js';

describe('CreateTile', () => {
  it('is a link where it has an address', () => {
    render(<CreateTile href="/assets/create">Create Asset</CreateTile>);
    expect(screen.getByRole('link', { name: 'Create Asset' })).toHaveAttribute('href', '/assets/create');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is a button without one, and submits no form', async () => {
    const [onClick, onSubmit] = [vi.fn(), vi.fn()];
    render(
      <form onSubmit={onSubmit}>
        <CreateTile onClick={onClick}>Create Asset</CreateTile>
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(2);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('gives its looks to a router link', () => {
    render(
      <CreateTile asChild className="wide">
        <a href="/sites/create">Create Site</a>
      </CreateTile>,
    );
    const link = screen.getByRole('link', { name: 'Create Site' });
    expect(link).toHaveAttribute('href', '/sites/create');
    expect(link).toHaveClass('wide');
  });
});
