import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LinkButton } from './index.js';

describe('LinkButton', () => {
  it('is a link, not a button', () => {
    render(<LinkButton href="/sites">Sites</LinkButton>);
    expect(screen.getByRole('link', { name: 'Sites' })).toHaveAttribute('href', '/sites');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it("renders the router's link with its styles and icon with asChild", () => {
    const RouterLink = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
      <a href={to} {...rest}>
        {children}
      </a>
    );
    render(
      <LinkButton asChild icon={<svg data-testid="icon" />}>
        <RouterLink to="/assets">Assets</RouterLink>
      </LinkButton>,
    );
    const link = screen.getByRole('link', { name: 'Assets' });
    expect(link).toHaveAttribute('href', '/assets');
    expect(link).toContainElement(screen.getByTestId('icon'));
    expect(link.className).not.toBe('');
  });
});

it('Enter follows the link', async () => {
  const onClick = vi.fn();
  render(
    <LinkButton href="#sites" onClick={onClick}>
      Sites
    </LinkButton>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Sites' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});
