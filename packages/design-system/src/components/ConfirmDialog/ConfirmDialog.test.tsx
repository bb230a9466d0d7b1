import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from './index.js';

function setUp(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  const dialog = (more: Partial<ConfirmDialogProps>) => (
    <ConfirmDialog
      title="Delete user"
      confirmLabel="Delete"
      onConfirm={onConfirm}
      open
      onOpenChange={onOpenChange}
      {...props}
      {...more}
    >
      Aiko Tanabe loses access at once.
    </ConfirmDialog>
  );
  const { rerender } = render(dialog({}));
  return { onConfirm, onOpenChange, update: (more: Partial<ConfirmDialogProps>) => rerender(dialog(more)) };
}

const button = (name: string) => screen.queryByRole('button', { name });

describe('ConfirmDialog', () => {
  it('describes the dialog by the question, so a screen reader reads it on opening', () => {
    setUp();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Aiko Tanabe loses access at once.');
  });

  it('calls onConfirm and does not close itself', async () => {
    const { onConfirm, onOpenChange } = setUp();
    expect(screen.getByRole('alertdialog', { name: 'Delete user' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('closes on Cancel without confirming', async () => {
    const { onConfirm, onOpenChange } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it.each([
    ['the confirm button', {}, 'Delete'],
    ['Cancel when destructive', { destructive: true }, 'Cancel'],
  ])('focus starts on %s', (_case, props, name) => {
    setUp(props);
    expect(button(name)).toHaveFocus();
  });

  it('shows its error as an alert', () => {
    setUp({ error: 'User could not be deleted.' });
    expect(screen.getByRole('alert')).toHaveTextContent('User could not be deleted.');
  });

  it('shows a spinner instead of the buttons while pending', () => {
    setUp({ pending: true });
    expect(button('Cancel')).toBeNull();
    expect(button('Delete')).toBeNull();
    expect(screen.getByText('Please wait')).toBeInTheDocument();
  });
});

describe('Delete appears when the full name is typed exactly (trimmed)', () => {
  const props = {
    requireText: 'Aiko Tanabe',
    requireTextLabel: 'Type the full name to delete this user',
    destructive: true,
  };

  it.each([
    ['nothing', '', false],
    ['the name in lower case', 'aiko tanabe', false],
    ['the name with spaces around it', ' Aiko Tanabe ', true],
  ])('%s', async (_case, typed, appears) => {
    setUp(props);
    const field = screen.getByRole('textbox', { name: 'Type the full name to delete this user' });
    expect(field).toHaveFocus();
    if (typed) await userEvent.type(field, typed);
    expect(button('Delete') !== null).toBe(appears);
    expect(screen.queryByText('Delete is available') !== null).toBe(appears);
  });

  it('Enter confirms only if the text matches', async () => {
    const { onConfirm } = setUp(props);
    const field = screen.getByRole('textbox');
    await userEvent.type(field, 'Aiko{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, ' Tanabe{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('the field is empty when the dialog opens again', async () => {
    const { update } = setUp(props);
    await userEvent.type(screen.getByRole('textbox'), 'Aiko Tanabe');
    update({ open: false });
    update({ open: true });
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});

it('Escape cancels', async () => {
  const { onConfirm, onOpenChange } = setUp();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(onConfirm).not.toHaveBeenCalled();
});
