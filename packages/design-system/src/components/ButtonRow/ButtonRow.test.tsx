import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../Button/index.js';
import { ButtonRow } from './index.js';

const row = (pending: boolean, onSubmit = vi.fn()) => (
  <form onSubmit={onSubmit}>
    <input aria-label="Name" />
    <ButtonRow pending={pending}>
      <Button>Cancel</Button>
      <Button type="submit" variant="primary">
        Save
      </Button>
    </ButtonRow>
  </form>
);

describe('ButtonRow shows a spinner instead of its buttons while pending', () => {
  it('and returns focus to the pressed button afterwards', async () => {
    const { rerender } = render(row(false));
    screen.getByRole('button', { name: 'Save' }).focus();
    rerender(row(true));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Please wait');
    rerender(row(false));
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  });

  it('so that Enter in a field does not submit a second time', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { rerender } = render(row(false, onSubmit));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    rerender(row(true, onSubmit));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('and does not move focus from outside the row', () => {
    const { rerender } = render(row(false));
    screen.getByRole('textbox').focus();
    rerender(row(true));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
