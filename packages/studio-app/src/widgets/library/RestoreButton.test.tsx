import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { renderScreen } from '../../features/inspections/testing/render-screen.tsx';
import { ArchivedRow } from './ArchivedRow.tsx';

const rust = { id: 'rust-1', name: 'Rust', modified: '2026-01-01T00:00:00.000Z' };

function showRow(restore: (id: string) => Promise<unknown>) {
  const restoration = { noun: 'tag', restore: { mutationFn: restore } };
  renderScreen(<ArchivedRow item={rust} to="/tags/rust-1" tooltip="Deleted." restoration={restoration} />, new Map());
  return screen.findByRole('button', { name: 'Restore Rust' });
}
const question = () => screen.findByRole('alertdialog', { name: 'Restore tag' });

it('Restore restores at once, without asking', async () => {
  const restore = vi.fn(async () => undefined);
  await userEvent.click(await showRow(restore));
  await screen.findByText('Tag restored');
  expect(restore).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('Restore shows that it is pending, and cannot be pressed twice', async () => {
  const reply = Promise.withResolvers<undefined>();
  const restore = vi.fn(() => reply.promise);
  const button = await showRow(restore);
  expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
  reply.resolve(undefined);
  expect((await screen.findAllByText('Tag restored'))[0]?.closest('li')).toHaveTextContent('Rust');
  expect(restore).toHaveBeenCalledTimes(1);
  expect(restore).toHaveBeenCalledWith('rust-1', expect.anything());
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
});

it('a failed restore shows the error in a dialog, which offers to try again', async () => {
  const restore = vi.fn(async (): Promise<unknown> => undefined).mockRejectedValueOnce(StudioError.fromAnswer(409));
  await userEvent.click(await showRow(restore));
  expect(await within(await question()).findByText('This action did not pass validation.')).toBeInTheDocument();
  expect(await question()).toHaveTextContent('Rust is still archived.');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Restore' }));
  await screen.findByText('Tag restored');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(restore).toHaveBeenCalledTimes(2);
});
