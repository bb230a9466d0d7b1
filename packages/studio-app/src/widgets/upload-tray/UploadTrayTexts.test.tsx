import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { batchOf, names } from '../../uploads/testing/fake-studio.ts';
import { renderTray, rows } from './testing/render-tray.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const tray = () => screen.findByRole('region', { name: 'Uploads' });
const second = (id: string, inspectionName: string) => {
  const [batch, sources] = batchOf(['f7']);
  return [{ ...batch, id, inspectionId: id, inspectionName }, sources] as const;
};

it('shows the progress of each batch and of all', async () => {
  const { store, transfers } = renderTray({ hold: true });
  store.add(...batchOf(names(3)));
  store.add(...second('b2', 'SouthPier'));
  await rows();
  await act(async () => transfers[0]?.finish());
  const bar = (name: string) => {
    const { attributes } = screen.getByRole('progressbar', { name });
    return ['aria-valuetext', 'aria-valuenow'].map((attribute) => attributes.getNamedItem(attribute)?.value);
  };
  await waitFor(() => expect(bar('Upload of 20261121')[0]).toBe('1 of 3 uploaded'));
  expect(bar('Upload of SouthPier')).toEqual(['0 of 1 uploaded', '0']);
  expect(Number(bar('Upload of 20261121')[1])).toBeCloseTo(1 / 3);
  expect(bar('All uploads')[0]).toBe('1 of 4 uploaded');
  expect(Number(bar('All uploads')[1])).toBeCloseTo(1 / 4);
  expect(within(await tray()).getByText('1 of 4 uploaded', { selector: 'span' })).toBeVisible();
});

it('a batch that is complete has the sign of its state, and of its processing', async () => {
  const { store } = renderTray();
  store.add(...batchOf(names(1), { process: true }));
  const words = await screen.findByText('Sent for processing');
  expect(words.parentElement!.querySelector('[data-kind]')).toHaveAttribute('data-kind', 'completed');
  expect((await rows())[0]?.querySelector('[data-kind]')).toHaveAttribute('data-kind', 'completed');
});

it('Cancel says what is kept, and keeps uploading on request', async () => {
  const { store, user, batch } = renderTray({ hold: true });
  store.add(...batchOf(names(2)));
  await user.click(await screen.findByRole('button', { name: 'Cancel 20261121' }));
  const question = screen.getByRole('alertdialog', { name: 'Cancel the upload of 20261121?' });
  expect(question).toHaveTextContent(
    '0 of 2 uploaded. Files that are not uploaded yet are removed. Uploaded files stay with the inspection.',
  );
  await user.click(within(question).getByRole('button', { name: 'Keep uploading' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(batch()).toBeDefined();
});

it('Dismiss all says how many uploads failed, and what that means', async () => {
  const { store, user } = renderTray({ failing: 'f1' });
  store.add(...batchOf(['f1']));
  await screen.findByText('Upload failed');
  store.add(...second('b2', 'SouthPier'));
  await screen.findByText('Upload complete');
  await user.click(await screen.findByRole('button', { name: 'Dismiss all' }));
  expect(screen.getByRole('alertdialog', { name: 'Dismiss all uploads?' })).toHaveTextContent(
    '1 upload failed. After dismissing, you can no longer retry.',
  );
});

it('Dismiss moves the focus to the tray if it has other rows', async () => {
  const { store, user } = renderTray();
  store.add(...batchOf(names(1)));
  store.add(...second('b2', 'SouthPier'));
  await user.click(await screen.findByRole('button', { name: 'Dismiss 20261121' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(await tray()).toHaveFocus();
});

it('Cancel moves the focus to the same button of the row that takes its place', async () => {
  const { store, user } = renderTray({ hold: true });
  store.add(...batchOf(names(1)));
  store.add(...second('b2', 'SouthPier'));
  await user.click(await screen.findByRole('button', { name: 'Cancel 20261121' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel upload' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel SouthPier' })).toHaveFocus());
});

it('200 failed files are listed, and how many others there are', async () => {
  const ids = names(202);
  const { store, user, fail } = renderTray();
  for (const id of ids) fail(`put key-${id}`, () => StudioError.fromAnswer(404));
  store.add(...batchOf(ids));
  await user.click(await screen.findByRole('button', { name: 'Show failed files of 20261121' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('202 files of 202 failed.'));
  expect(screen.getByText('And 2 other files. Copy the list to see all of them.')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Failed files' })).getAllByRole('listitem')).toHaveLength(200);
});
