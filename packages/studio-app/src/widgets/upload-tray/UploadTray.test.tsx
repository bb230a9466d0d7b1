import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { batchOf, names } from '../../uploads/testing/fake-studio.ts';
import { button, renderTray, rows } from './testing/render-tray.tsx';
import { sentence } from '../testing/sentence.ts';

const WARNING = 'Please leave this tab open while uploading.';
const MISSING = 'Other files of this inspection have not arrived. It was not sent for processing.';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('upload tray', () => {
  it('is not rendered without uploads', () => {
    renderTray();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('a pending batch can be paused and cancelled, and shows the warning while it is unfinished', async () => {
    const { store, user } = renderTray({ hold: true });
    store.add(...batchOf(names(2)));
    const [row] = await rows();
    expect(within(row!).getByRole('link', { name: '20261121' })).toHaveAttribute('href', '/inspections/i1');
    expect(within(row!).getByText('Kinnaird viaduct')).toBeVisible();
    expect(row).toHaveTextContent('0 of 2 uploaded');
    expect(row).toHaveTextContent('Upload pending...');
    expect(screen.getByText(WARNING)).toBeVisible();
    expect(button('Dismiss all')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pause 20261121' }));
    expect(row).toHaveTextContent('Upload paused');
    await user.click(screen.getByRole('button', { name: 'Resume 20261121' }));
    expect(row).toHaveTextContent('Upload pending...');
  });

  it('shows that it waits for the network, then for the session, and resumes automatically', async () => {
    const { store, goOnline, endSession } = renderTray({ hold: true });
    store.add(...batchOf(names(2)));
    act(() => goOnline(false));
    const [row] = await rows();
    expect(row).toHaveTextContent('Upload paused');
    expect(row).toHaveTextContent('No connection. The upload resumes automatically.');
    act(() => endSession(true));
    await act(async () => goOnline(true));
    expect(row).toHaveTextContent('Your session has ended. The upload resumes when you sign in again.');
    act(() => endSession(false));
    expect(row).toHaveTextContent('Upload pending...');
    expect(row).not.toHaveTextContent('The upload resumes');
  });

  it('shows what it waits for in its bar while minimised', async () => {
    const { store, user, goOnline } = renderTray({ hold: true });
    const words = 'No connection. The upload resumes automatically.';
    const inBar = () => screen.queryByText(words, { selector: 'p > span' });
    store.add(...batchOf(names(2)));
    await user.click(await screen.findByRole('button', { name: 'Minimise' }));
    expect(inBar()).not.toBeInTheDocument();
    act(() => goOnline(false));
    expect(inBar()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Expand' }));
    expect(inBar()).not.toBeInTheDocument();
    expect((await rows())[0]).toHaveTextContent(words);
    await user.click(screen.getByRole('button', { name: 'Minimise' }));
    expect(inBar()).toBeVisible();
    await act(async () => goOnline(true));
    expect(inBar()).not.toBeInTheDocument();
  });

  it('focus stays in its row, on the button that replaces the pressed one or on the first one left', async () => {
    const { store, user, transfers } = renderTray({ hold: true });
    store.add(...batchOf(names(1)));
    (await screen.findByRole('button', { name: 'Pause 20261121' })).focus();
    await user.keyboard('{Enter}');
    expect(button('Resume 20261121')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('Pause 20261121')).toHaveFocus();
    await act(async () => transfers.forEach(({ finish }) => finish()));
    expect(await screen.findByRole('button', { name: 'Dismiss 20261121' })).toHaveFocus();
  });

  it('a batch that waits for its turn says for which, and can be put first', async () => {
    const { store, user, transfers } = renderTray({ hold: true });
    store.add(...batchOf(names(1)));
    const [second, sources] = batchOf(['f7']);
    store.add({ ...second, id: 'b2', inspectionId: 'i2', inspectionName: 'NorthTowerA' }, sources);
    const [third, thirdSources] = batchOf(['f8']);
    store.add({ ...third, id: 'b3', inspectionId: 'i3', inspectionName: 'SouthPier' }, thirdSources);
    const rowOf = (name: string) => screen.getByRole('link', { name }).closest('li')!;
    expect(await screen.findAllByText(sentence('Waiting for 20261121'))).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Upload this first: SouthPier' }));
    expect(rowOf('SouthPier')).toHaveTextContent('Waiting for 20261121');
    await act(async () => transfers.forEach(({ finish }) => finish()));
    await vi.waitFor(() => expect(rowOf('NorthTowerA')).toHaveTextContent('Waiting for SouthPier'));
    expect(rowOf('SouthPier')).not.toHaveTextContent('Waiting for');
    expect(button('Upload this first: SouthPier')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Upload this first: NorthTowerA' }));
    expect(within(rowOf('NorthTowerA')).getByRole('button', { name: 'Upload this first: NorthTowerA' })).toHaveFocus();
  });

  it('Cancel asks for confirmation', async () => {
    const { store, batch, user } = renderTray({ hold: true });
    store.add(...batchOf(names(2)));
    await user.click(await screen.findByRole('button', { name: 'Cancel 20261121' }));
    expect(batch()).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(batch()).toBeUndefined();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('dismiss-all is offered only when nothing is in progress', async () => {
    const { store, user } = renderTray();
    store.add(...batchOf(names(1), { process: true }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss all' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('shows that everything is uploaded and sent for processing', async () => {
    const { store } = renderTray();
    store.add(...batchOf(names(1), { process: true }));
    expect(await screen.findByText('Upload complete')).toBeVisible();
    expect(screen.getByText('Sent for processing')).toBeVisible();
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
    expect(button('Dismiss 20261121')).toBeVisible();
  });

  it('a failed batch shows why, moves to the top and opens a minimised tray, and Retry completes it', async () => {
    const { store, user, hold } = renderTray({ failing: 'f9', hold: true });
    const [first, firstSources] = batchOf(names(2));
    store.add({ ...first, inspectionName: 'NorthTowerA' }, firstSources);
    await user.click(await screen.findByRole('button', { name: 'Pause NorthTowerA' }));
    await user.click(screen.getByRole('button', { name: 'Minimise' }));
    expect(screen.getByText('Upload paused')).not.toBeVisible();
    hold.is = false;
    const [second, secondSources] = batchOf(['f9']);
    store.add({ ...second, id: 'b2', inspectionName: 'InsulatorsA' }, secondSources);
    expect(await screen.findByText('Upload failed')).toBeVisible();
    const [top] = await rows();
    expect(top).toHaveTextContent('InsulatorsA');
    expect(top).toHaveTextContent('f9.jpg: 400 Something went wrong.');
    expect(screen.getByText(WARNING)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry InsulatorsA' }));
    expect(await screen.findByText('Upload complete')).toBeVisible();
  });

  it('a complete batch of an inspection that misses other files shows a warning, opens a minimised tray, and Retry asks again', async () => {
    const { store, user, fail, hold, transfers } = renderTray({ hold: true });
    fail('uploaded', () => StudioError.fromAnswer(409));
    store.add(...batchOf(names(1), { process: true }));
    await user.click(await screen.findByRole('button', { name: 'Minimise' }));
    hold.is = false;
    await act(async () => transfers.forEach(({ finish }) => finish()));
    expect(await screen.findByText(MISSING)).toBeVisible();
    const [row] = await rows();
    expect(row).toHaveAttribute('data-status', 'Warning');
    expect(row?.querySelector('[data-kind="warning"]')).toBeVisible();
    expect(row).not.toHaveTextContent('Upload complete');
    expect(row).not.toHaveTextContent('Processing could not be started');
    expect(
      within(row!)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Retry', 'Dismiss']);
    await user.click(screen.getByRole('button', { name: 'Retry 20261121' }));
    expect(await screen.findByText('Sent for processing')).toBeVisible();
    expect(screen.getByText('Upload complete')).toBeVisible();
    expect(screen.queryByText(MISSING)).not.toBeInTheDocument();
  });

  it('dismissing failed uploads asks for confirmation', async () => {
    const { store, user, batch } = renderTray({ failing: 'f1' });
    store.add(...batchOf(['f1']));
    await user.click(await screen.findByRole('button', { name: 'Dismiss all' }));
    expect(batch()).toBeDefined();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Dismiss all' }));
    expect(batch()).toBeUndefined();
  });
});
