import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batchOf, names } from '../../uploads/testing/fake-studio.ts';
import { button, renderOtherTray, rows } from './testing/render-tray.tsx';
import { sentence } from '../testing/sentence.ts';

let close: (() => void) | undefined;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  close?.();
  vi.restoreAllMocks();
});

async function openTray() {
  const tab = await renderOtherTray();
  close = () => tab.tabs.close();
  return tab;
}

describe('the tray of another tab', () => {
  it('is not rendered without uploads', async () => {
    await openTray();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('shows the batch with the counts of all its files, and pauses and resumes it', async () => {
    const { store, batch, transfers, user } = await openTray();
    store.add(...batchOf(names(7)));
    const [row] = await rows();
    expect(within(row!).getByRole('link', { name: '20261121' })).toHaveAttribute('href', '/inspections/i1');
    expect(row).toHaveTextContent('0 of 7 uploaded');
    expect(row).toHaveTextContent('In another tab');
    expect(screen.getByText('Please leave the other tab open while it uploads.')).toBeVisible();
    transfers[0]?.finish();
    await waitFor(() => expect(row).toHaveTextContent('1 of 7 uploaded'));
    await user.click(screen.getByRole('button', { name: 'Pause 20261121' }));
    await waitFor(() => expect(row).toHaveTextContent('Upload paused'));
    expect(batch()?.files.filter(({ status }) => status === 'Paused')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Resume 20261121' }));
    await waitFor(() => expect(row).toHaveTextContent('Upload pending...'));
  });

  it('Cancel asks the same question, with the counts of all files', async () => {
    const { store, transfers, user } = await openTray();
    store.add(...batchOf(names(3)));
    const [row] = await rows();
    transfers[0]?.finish();
    await waitFor(() => expect(row).toHaveTextContent('1 of 3 uploaded'));
    await user.click(screen.getByRole('button', { name: 'Cancel 20261121' }));
    const question = screen.getByRole('alertdialog', { name: 'Cancel the upload of 20261121?' });
    expect(question).toHaveTextContent('1 of 3 uploaded. Files that are not uploaded yet are removed.');
    await user.click(within(question).getByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
    expect(store.getSnapshot().batches).toEqual([]);
  });

  it('puts a batch that waits for its turn first', async () => {
    const { store, batch, user } = await openTray();
    store.add(...batchOf(names(1)));
    const [second, sources] = batchOf(['f7']);
    store.add({ ...second, id: 'b2', inspectionId: 'i2', inspectionName: 'SouthPier' }, sources);
    expect(await screen.findByText(sentence('Waiting for 20261121'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Upload this first: SouthPier' }));
    await waitFor(() => expect(batch()?.id).toBe('b2'));
  });

  it('says why a changed file failed, and leaves choosing it again to the tab that sends', async () => {
    const { store, transfers, breakFile, hold, user } = await openTray();
    const [added, sources] = batchOf(names(3));
    breakFile(sources, 'f2', 'NotReadableError');
    hold.is = false;
    store.add(added, sources);
    for (const { finish } of transfers) finish();
    const [row] = await rows();
    await waitFor(() => expect(row).toHaveTextContent('f2.jpg: '));
    await waitFor(() => expect(row).toHaveTextContent('Upload failed'));
    expect(button(/Choose the file again/)).not.toBeInTheDocument();
    expect(button('Cancel 20261121')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show failed files of 20261121' }));
    const list = screen.getByRole('dialog', { name: 'Failed files of 20261121' });
    expect(list).toHaveTextContent('1 file of 3 failed.');
    expect(within(list).queryByRole('button', { name: /Choose/ })).not.toBeInTheDocument();
  });

  it('Dismiss all removes ended batches from all tabs', async () => {
    const { store, hold, user } = await openTray();
    hold.is = false;
    store.add(...batchOf(names(1)));
    await user.click(await screen.findByRole('button', { name: 'Dismiss all' }));
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
    expect(store.getSnapshot().batches).toEqual([]);
  });

  it('is gone when the tab that sends has ended', async () => {
    const { store, tabs } = await openTray();
    store.add(...batchOf(names(1)));
    await rows();
    tabs.end('sender');
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  });
});
