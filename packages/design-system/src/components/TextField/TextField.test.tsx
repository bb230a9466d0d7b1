import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from './index.js';

describe('TextField: a live count against a maximum length, a default maximum when none is given', () => {
  it('counts after each key', async () => {
    render(<TextField aria-label="Name" maxLength={30} />);
    const box = screen.getByRole('textbox', { name: 'Name' });
    for (const [key, count] of [
      ['a', '1 / 30'],
      ['b', '2 / 30'],
      ['c', '3 / 30'],
      ['{Backspace}', '2 / 30'],
    ] as const) {
      await userEvent.type(box, key);
      expect(screen.getByText(count)).toBeInTheDocument();
    }
  });

  it('counts against 500 without a maximum', () => {
    render(<TextField aria-label="Name" />);
    expect(screen.getByText('0 / 500')).toBeInTheDocument();
  });

  it('counts an emoji as one character', () => {
    render(<TextField aria-label="Name" defaultValue="👷🏽‍♀️" maxLength={30} />);
    expect(screen.getByText('1 / 30')).toBeInTheDocument();
  });

  it('never cuts a text off, and says once that it is too long', async () => {
    const onValueChange = vi.fn();
    render(<TextField aria-label="Name" maxLength={5} onValueChange={onValueChange} />);
    await userEvent.type(screen.getByRole('textbox'), 'abcd');
    expect(screen.getByRole('status')).toHaveTextContent('Close to the limit of 5 characters');
    await userEvent.type(screen.getByRole('textbox'), 'ef');
    expect(onValueChange).toHaveBeenLastCalledWith('abcdef');
    expect(screen.getByText('6 / 5')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Over the limit of 5 characters');
  });

  it.each([
    ['read-only', { readOnly: true }],
    ['disabled', { disabled: true }],
    ['disabled by showCount', { showCount: false }],
  ])('shows no count when %s', (_case, props) => {
    render(<TextField aria-label="Name" defaultValue="abc" maxLength={30} {...props} />);
    expect(screen.queryByText('3 / 30')).toBeNull();
  });
});

describe('TextField', () => {
  it('lets a parent own the text', async () => {
    render(<TextField aria-label="Name" value="Pier 4" maxLength={30} />);
    await userEvent.type(screen.getByRole('textbox'), 'x');
    expect(screen.getByRole('textbox')).toHaveValue('Pier 4');
  });

  it('replaces the end content with a spinner while pending', () => {
    const { rerender } = render(<TextField aria-label="Width" end="m" />);
    expect(screen.getByText('m')).toBeInTheDocument();
    rerender(<TextField aria-label="Width" end="m" pending />);
    expect(screen.queryByText('m')).toBeNull();
    expect(screen.getByRole('textbox')).toHaveAttribute('aria-busy', 'true');
  });
});
