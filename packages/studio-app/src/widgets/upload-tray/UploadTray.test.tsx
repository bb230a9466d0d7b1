import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageError } from '../../uploads/file-transport.ts';
import { batchOf, names, setUpUploads } from '../../uploads/testing/fake-studio.ts';
import { UploadHostProvider } from '../../uploads/index.ts';
import { hostOf } from '../../uploads/testing/host-of.ts';
import { UploadTray } from './UploadTray.tsx';

const WARNING = 'Please leave this tab open while uploading.';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function setUp({ hold = false, failing }: { hold?: boolean; failing?: string } = {}) {
  const uploads = setUpUploads();
  uploads.hold.is = hold;
  if (failing) uploads.fail(`put key-${failing}`, () => new StorageError('Refused.', 400));
  render(
    <MemoryRouter>
      <UploadHostProvider host={hostOf({ images: { ...uploads.store, Tray: UploadTray } })}>
        <UploadTray />
      </UploadHostProvider>
    </MemoryRouter>,
  );
  return { ...uploads, user: userEvent.setup() };
}

const tray = () => screen.findByRole('region', { name: 'Uploads' });
const rows = async () => within(await tray()).findAllByRole('listitem');
const button = (name: RegExp | string) => screen.queryByRole('button', { name });

describe('upload tray', () => {
  it('is not rendered without uploads', () => {
    setUp();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('UPL-011, UPL-012, UPL-022, UPL-023, UPL-027, UPL-028: a pending batch can be paused and cancelled, and shows the warning while it is unfinished', async () => {
    const { store, user } = setUp({ hold: true });
    store.add(...batchOf(names(2)));
    const [row] = await rows();
    expect(row).toHaveTextContent('20261121');
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
    const { store, goOnline, endSession } = setUp({ hold: true });
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
    const { store, user, goOnline } = setUp({ hold: true });
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
    const { store, user, transfers } = setUp({ hold: true });
    store.add(...batchOf(names(1)));
    (await screen.findByRole('button', { name: 'Pause 20261121' })).focus();
    await user.keyboard('{Enter}');
    expect(button('Resume 20261121')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('Pause 20261121')).toHaveFocus();
    await act(async () => transfers.forEach(({ finish }) => finish()));
    expect(await screen.findByRole('button', { name: 'Dismiss 20261121' })).toHaveFocus();
  });

  it('UPL-014: Cancel asks for confirmation', async () => {
    const { store, batch, user } = setUp({ hold: true });
    store.add(...batchOf(names(2)));
    await user.click(await screen.findByRole('button', { name: 'Cancel 20261121' }));
    expect(batch()).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(batch()).toBeUndefined();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('UPL-016: dismiss-all is offered only when nothing is in progress', async () => {
    const { store, user } = setUp();
    store.add(...batchOf(names(1), { process: true }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss all' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('UPL-021, UPL-024: shows that everything is uploaded and sent for processing', async () => {
    const { store } = setUp();
    store.add(...batchOf(names(1), { process: true }));
    expect(await screen.findByText('Upload complete')).toBeVisible();
    expect(screen.getByText('Sent for processing')).toBeVisible();
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
    expect(button('Dismiss 20261121')).toBeVisible();
  });

  it('UPL-002, UPL-013, UPL-025: a failed batch shows why, moves to the top and opens a minimised tray, and Retry completes it', async () => {
    const { store, user, hold } = setUp({ failing: 'f9', hold: true });
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
    expect(top).toHaveTextContent('1 file: 400 Something went wrong.');
    expect(screen.getByText(WARNING)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry InsulatorsA' }));
    expect(await screen.findByText('Upload complete')).toBeVisible();
  });

  it('dismissing failed uploads asks for confirmation', async () => {
    const { store, user, batch } = setUp({ failing: 'f1' });
    store.add(...batchOf(['f1']));
    await user.click(await screen.findByRole('button', { name: 'Dismiss all' }));
    expect(batch()).toBeDefined();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Dismiss all' }));
    expect(batch()).toBeUndefined();
  });
});
