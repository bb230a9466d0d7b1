import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Stack } from './index.js';

describe('Stack', () => {
  it('renders a div without a role by default', () => {
    render(<Stack data-testid="stack">Fields</Stack>);
    expect(screen.getByTestId('stack').tagName).toBe('DIV');
  });

  it('renders the element that `as` names', () => {
    render(
      <Stack as="ul">
        <li>Bridge</li>
      </Stack>,
    );
    expect(screen.getByRole('list')).toContainElement(screen.getByRole('listitem'));
  });

  it('gives its classes and attributes to the only child with asChild', () => {
    render(
      <Stack asChild className="wide" lang="nb">
        <form aria-label="Site" className="own" />
      </Stack>,
    );
    const form = screen.getByRole('form', { name: 'Site' });
    expect(form).toHaveClass('wide', 'own');
    expect(form).toHaveAttribute('lang', 'nb');
    expect(form.parentElement?.childElementCount).toBe(1);
  });

  it('changes its classes with the gap, the frame and the columns', () => {
    const { rerender } = render(<Stack data-testid="stack" />);
    const look = () => screen.getByTestId('stack').className;
    const plain = look();
    for (const props of [{ gap: 8 }, { frame: 'sheet' }, { columns: 2 }, { padding: 3 }, { grow: true }] as const) {
      rerender(<Stack data-testid="stack" {...props} />);
      expect(look()).not.toBe(plain);
    }
  });
});
