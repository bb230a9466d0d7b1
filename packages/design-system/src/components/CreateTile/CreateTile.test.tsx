import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CreateTile } from './index.js';

describe('CreateTile', () => {
  it('is a link with href', () => {
    render(<CreateTile href="/assets/create">Create Asset</CreateTile>);
    expect(screen.getByRole('link', { name: 'Create Asset' })).toHaveAttribute('href', '/assets/create');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is a button without href, and does not submit a form', async () => {
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

  it('renders a router link with its styles with asChild', () => {
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
