import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dragOver, dropFiles, openDropzone } from '../../testing/open-dropzone.js';
import { slowTransfer } from '../../testing/slow-transfer.js';
import { FileDropzone } from './index.js';

const jpeg = (name: string) => new File(['image'], name, { type: 'image/jpeg' });
const png = (name: string) => new File(['scan'], name, { type: 'image/png' });

describe('FileDropzone while a large folder is read', () => {
  const dropSlowly = (zone: Element, ...files: File[]) => {
    const { dataTransfer, finish, fail } = slowTransfer(...files);
    fireEvent.drop(zone, { dataTransfer });
    return {
      finish: () => act(async () => finish()),
      fail: () => act(async () => fail()),
    };
  };
  let first: File;
  let second: File;
  beforeEach(() => {
    first = jpeg('DJI_0001.JPG');
    second = jpeg('DJI_0002.JPG');
  });

  it('calls the functions of the newest render', async () => {
    const { zone, onFiles, change } = openDropzone();
    const folder = dropSlowly(zone, first);
    const newest = vi.fn();
    change({ onFiles: newest });
    await folder.finish();
    await waitFor(() => expect(newest.mock.calls).toEqual([[[first]]]));
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('shows which files of each drop are left out', async () => {
    const leaveOut = (files: readonly File[]) => ({ kept: [], text: `Without ${files[0]!.name}` });
    const { zone, onFiles } = openDropzone({ leaveOut });
    const folder = dropSlowly(zone, first);
    await act(async () => dropFiles(zone, [second]));
    await folder.finish();
    expect(await screen.findByText('Without DJI_0002.JPG')).toBeVisible();
    expect(screen.getByText('Without DJI_0001.JPG')).toBeVisible();
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('keeps it when more files are dropped, and delivers both in order', async () => {
    const { zone, onFiles } = openDropzone();
    const folder = dropSlowly(zone, first);
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'reading'));
    await act(async () => dropFiles(zone, [second]));
    expect(onFiles).not.toHaveBeenCalled();
    expect(zone).toHaveAttribute('data-state', 'reading');
    await folder.finish();
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'idle'));
    expect(onFiles.mock.calls).toEqual([[[first]], [[second]]]);
  });

  it('says what a further drop would do', async () => {
    const { zone } = openDropzone();
    const folder = dropSlowly(zone, first);
    dragOver(zone, second);
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'accept'));
    fireEvent.dragLeave(zone);
    await waitFor(() => expect(screen.getByText('Reading files')).toBeInTheDocument());
    await folder.finish();
  });

  it('lists the rejected files of all drops that were read together', async () => {
    const { zone } = openDropzone();
    const folder = dropSlowly(zone, png('a.png'));
    await act(async () => dropFiles(zone, [png('b.png'), second]));
    await folder.finish();
    expect(await screen.findByText('a.png, b.png')).toBeInTheDocument();
    dropFiles(zone, [jpeg('DJI_0003.JPG')]);
    await waitFor(() => expect(screen.queryByText('a.png, b.png')).toBeNull());
  });

  it('says that a folder cannot be read, and delivers the drop after it', async () => {
    const { zone, onFiles } = openDropzone();
    const folder = dropSlowly(zone, first);
    await act(async () => dropFiles(zone, [second]));
    await folder.fail();
    expect(await screen.findByText('The files could not be read.')).toBeInTheDocument();
    await waitFor(() => expect(onFiles.mock.calls).toEqual([[[second]]]));
    dropFiles(zone, [first]);
    await waitFor(() => expect(screen.queryByText('The files could not be read.')).toBeNull());
  });

  it('compares a drop with the files of the drop before it', async () => {
    const dated = () => new File(['x'], 'DJI_0001.JPG', { type: 'image/jpeg', lastModified: 1_000 });
    function Album() {
      const [files, setFiles] = useState<File[]>([]);
      return (
        <>
          <FileDropzone
            aria-label="Album"
            known={files}
            onFiles={(added) => setFiles((latest) => [...latest, ...added])}
          />
          <output>{files.length}</output>
        </>
      );
    }
    render(<Album />);
    const zone = screen.getByRole('group', { name: 'Album' });
    const folder = dropSlowly(zone, dated());
    await act(async () => dropFiles(zone, [dated()]));
    await folder.finish();
    expect(await screen.findByText('1 file was already added')).toBeInTheDocument();
    expect(screen.getByText('1', { selector: 'output' })).toBeInTheDocument();
  });

  it('keeps the question about repeated files when more of them are dropped', async () => {
    const known = [first, second].map(({ name, size, lastModified }) => ({ name, size, lastModified }));
    const { zone, onFiles } = openDropzone({ known });
    dropFiles(zone, [first]);
    expect(await screen.findByText('1 file was already added')).toBeInTheDocument();
    dropFiles(zone, [second]);
    expect(await screen.findByText('2 files were already added')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add anyway' }));
    expect(onFiles.mock.calls).toEqual([[[first, second]]]);
  });

  it('delivers its files after it was removed from the page, and says when', async () => {
    const onReading = vi.fn<(finished: Promise<void>) => void>();
    const { zone, onFiles, unmount } = openDropzone({ onReading });
    const folder = dropSlowly(zone, first);
    const isFinished = vi.fn();
    void onReading.mock.lastCall?.[0].then(isFinished);
    unmount();
    await act(async () => {});
    expect(isFinished).not.toHaveBeenCalled();
    await folder.finish();
    await waitFor(() => expect(isFinished).toHaveBeenCalledOnce());
    expect(onFiles.mock.calls).toEqual([[[first]]]);
    expect(onReading).toHaveBeenCalledOnce();
  });
});
