import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { StorageError } from '../../uploads/file-transport.ts';
import { batchOf, names } from '../../uploads/testing/fake-studio.ts';
import { jpegFile } from '../../uploads/testing/jpeg-file.ts';
import { batchFiles } from '../../uploads/upload-source.ts';
import { button, renderTray, rows } from './testing/render-tray.tsx';
import { sentence } from '../testing/sentence.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('an upload with failed files in the tray', () => {
  it('shows one state with its actions while other files are still sent', async () => {
    const { store } = renderTray({ failing: 'f1', hold: true });
    store.add(...batchOf(names(3), { process: true }));
    const [row] = await rows();
    expect(await screen.findByText(sentence('f1.jpg: 400 Something went wrong.'))).toBeVisible();
    expect(row).toHaveTextContent('Upload pending...');
    expect(row).toHaveTextContent('Processing queued');
    expect(button('Pause 20261121')).toBeVisible();
    expect(button('Cancel 20261121')).toBeVisible();
    expect(button('Retry 20261121')).not.toBeInTheDocument();
  });

  it('shows one state with its actions when it has ended with failed files', async () => {
    const { store } = renderTray({ failing: 'f1' });
    store.add(...batchOf(names(3), { process: true }));
    const [row] = await rows();
    expect(await screen.findByText('Upload failed')).toBeVisible();
    expect(row).not.toHaveTextContent('Processing queued');
    expect(button('Pause 20261121')).not.toBeInTheDocument();
    expect(button('Retry 20261121')).toBeVisible();
    expect(button('Cancel 20261121')).toBeVisible();
  });

  it('Cancel of an ended upload says that the failed files are removed', async () => {
    const { store, user, asked } = renderTray({ failing: 'f1' });
    store.add(...batchOf(names(3)));
    await screen.findByText('Upload failed');
    await user.click(screen.getByRole('button', { name: 'Cancel 20261121' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Remove the failed files of 20261121?' });
    expect(dialog).toHaveTextContent('2 of 3 uploaded. Files that are not uploaded are removed.');
    expect(within(dialog).getByRole('button', { name: 'Keep files' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Remove files' }));
    await vi.waitFor(() => expect(asked.at(-1)).toContain('"remove":["f1"]'));
  });

  it('names the failed files with their reasons, to read and to copy', async () => {
    const { store, user, fail } = renderTray({ failing: 'f1' });
    fail('put key-f3', () => new StorageError('Gone.', 404));
    store.add(...batchOf(names(3)));
    await screen.findByText('Upload failed');
    await user.click(screen.getByRole('button', { name: 'Show failed files of 20261121' }));
    const dialog = screen.getByRole('dialog', { name: 'Failed files of 20261121' });
    expect(dialog).toHaveTextContent('2 files of 3 failed.');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/f1\.jpg400 Something went wrong\.$/),
      expect.stringMatching(/f3\.jpgUnable to find this resource on the server\.$/),
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Copy list' }));
    expect(await navigator.clipboard.readText()).toBe(
      'f1.jpg\t400 Something went wrong.\nf3.jpg\tUnable to find this resource on the server.',
    );
    expect(within(dialog).getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(within(dialog).getByRole('status')).toHaveTextContent('Copied');
  });

  it('says when the browser refuses to copy', async () => {
    const { store, user } = renderTray({ failing: 'f1' });
    store.add(...batchOf(names(2)));
    await user.click(await screen.findByRole('button', { name: 'Show failed files of 20261121' }));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy list' }));
    expect(await screen.findByRole('button', { name: 'Not copied' })).toBeVisible();
  });

  it('a file that was changed on the disk is chosen again instead of retried', async () => {
    const { store, user, breakFile, stored } = renderTray();
    const [batch, sources] = batchOf(names(2));
    breakFile(sources, 'f2', 'NotReadableError');
    store.add(batch, sources);
    expect(await screen.findByRole('button', { name: 'Choose the file again 20261121' })).toHaveTextContent(
      /^Choose the file again$/,
    );
    expect(button('Retry 20261121')).not.toBeInTheDocument();
    const input = screen.getByLabelText<HTMLInputElement>('Files of 20261121');
    expect(input.multiple).toBe(false);
    await user.upload(input, new File(['other'], 'DJI_7.jpg'));
    // The same file can be chosen again.
    expect(input.files).toHaveLength(0);
    expect(await screen.findByRole('alert')).toHaveTextContent('f2.jpg was not among the chosen files.');
    const changed = jpegFile('f2.jpg', 40);
    await user.upload(input, changed);
    expect(await screen.findByText('Upload complete')).toBeVisible();
    expect(stored.get('key-new-f2.jpg')).toBe(await changed.text());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('files of the same name are chosen one at a time, in the list of failed files', async () => {
    const { store, user, breakFile, stored } = renderTray();
    const [batch, sources] = batchOf(names(2));
    for (const [id, name] of [
      ['f1', '101MEDIA/DJI_1.jpg'],
      ['f2', '102MEDIA/DJI_1.jpg'],
    ] as const) {
      Object.assign(sources.files.get(id)!, { name });
      breakFile(sources, id, 'NotReadableError');
    }
    store.add({ ...batch, files: batchFiles(sources.files) }, sources);
    const several = await screen.findByRole('button', { name: 'Choose the files again 20261121' });
    expect(several).toHaveTextContent(/^Choose the files again$/);
    expect(screen.getByLabelText<HTMLInputElement>('Files of 20261121').multiple).toBe(true);
    await user.upload(screen.getByLabelText('Files of 20261121'), jpegFile('DJI_1.jpg', 50));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Several files have the name of 101MEDIA/DJI_1.jpg and 1 other file. Press 'Show failed files' and choose each of them.",
    );
    await user.click(screen.getByRole('button', { name: 'Show failed files of 20261121' }));
    const dialog = screen.getByRole('dialog', { name: 'Failed files of 20261121' });
    expect(within(dialog).getAllByRole('button', { name: /^Choose .* again$/ })).toHaveLength(2);
    const second = within(dialog).getByLabelText<HTMLInputElement>('102MEDIA/DJI_1.jpg');
    await user.upload(second, new File([], 'DJI_1.jpg'));
    expect(second.files).toHaveLength(0);
    expect(await within(dialog).findByText(sentence('102MEDIA/DJI_1.jpg: The file is empty.'))).toBeVisible();
    const changed = jpegFile('DJI_1.jpg', 50);
    await user.upload(second, changed);
    await vi.waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
    expect(stored.get('key-new-102MEDIA/DJI_1.jpg')).toBe(await changed.text());
    expect(await within(dialog).findByRole('button', { name: 'Choose 101MEDIA/DJI_1.jpg again' })).toBeEnabled();
  });

  it('no others can be chosen while one that was chosen again is read', async () => {
    const { store, user, breakFile } = renderTray();
    const [batch, sources] = batchOf(names(2));
    for (const id of names(2)) breakFile(sources, id, 'NotReadableError');
    store.add(batch, sources);
    const show = await screen.findByRole('button', { name: 'Show failed files of 20261121' });
    expect(show).toHaveTextContent(/^Show failed files$/);
    await user.click(show);
    const again = screen.getByRole('button', { name: 'Choose f1.jpg again' });
    expect(again).toHaveTextContent(/^Choose again$/);
    const reading = Promise.withResolvers<ArrayBuffer>();
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockReturnValueOnce(reading.promise);
    await user.upload(screen.getByLabelText('f1.jpg'), jpegFile('f1.jpg'));
    await vi.waitFor(() => expect(again).toBeDisabled());
    for (const name of ['Choose the files again 20261121', 'Cancel 20261121'])
      expect(screen.getByRole('button', { name, hidden: true })).toBeDisabled();
    reading.reject(new DOMException('Gone.', 'NotReadableError'));
    await vi.waitFor(() => expect(again).toBeEnabled());
  });

  it('the button beside a failed file opens the file dialog', async () => {
    const { store, user, breakFile } = renderTray();
    const [batch, sources] = batchOf(names(1));
    breakFile(sources, 'f1', 'NotReadableError');
    store.add(batch, sources);
    await user.click(await screen.findByRole('button', { name: 'Show failed files of 20261121' }));
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click');
    await user.click(screen.getByRole('button', { name: 'Choose f1.jpg again' }));
    expect(opened).toHaveBeenCalledOnce();
  });

  it('a file that cannot be registered again says why', async () => {
    const { store, user, breakFile, fail } = renderTray();
    const [batch, sources] = batchOf(names(2));
    for (const id of names(2)) breakFile(sources, id, 'NotReadableError');
    store.add(batch, sources);
    expect(await screen.findByRole('button', { name: 'Choose the files again 20261121' })).toBeVisible();
    fail(`GET projects/{id}/modules ${JSON.stringify({ params: { id: 'i1' } })}`, () => StudioError.fromAnswer(500));
    await user.upload(screen.getByLabelText('Files of 20261121'), jpegFile('f2.jpg'));
    expect(await screen.findByRole('alert')).toHaveTextContent('500 Something went wrong.');
  });

  it('the button opens the file dialog', async () => {
    const { store, user, breakFile } = renderTray();
    const [batch, sources] = batchOf(names(1));
    breakFile(sources, 'f1', 'NotFoundError');
    store.add(batch, sources);
    await screen.findByRole('button', { name: 'Retry 20261121' });
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click');
    await user.click(screen.getByRole('button', { name: 'Choose the file again 20261121' }));
    expect(opened).toHaveBeenCalledOnce();
  });
});
