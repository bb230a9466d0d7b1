import { GearIcon } from '@phosphor-icons/react/dist/csr/Gear';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { IconButton } from './index.js';

const gear = <GearIcon size={18} weight="bold" />;

describe('IconButton', () => {
  it('takes its accessible name from its label', async () => {
    const onClick = vi.fn();
    render(<IconButton label="Settings" icon={gear} onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('adds pendingLabel to its name while pending, and stays focusable', async () => {
    const { rerender } = render(<IconButton label="Refresh" icon={gear} pending />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Refresh please wait' })).toHaveFocus();
    rerender(<IconButton label="Refresh" icon={gear} pending pendingLabel="is loading" />);
    expect(screen.getByRole('button', { name: 'Refresh is loading' })).toHaveFocus();
  });

  it('requires a label', () => {
    // @ts-expect-error label is required by the type
    render(<IconButton icon={gear} />);
    expect(screen.getByRole('button')).not.toHaveAccessibleName();
  });
});

it('Space presses it', async () => {
  const onClick = vi.fn();
  render(<IconButton label="Settings" icon={<svg />} onClick={onClick} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledOnce();
});
