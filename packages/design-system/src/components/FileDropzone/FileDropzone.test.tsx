import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fileTransfer } from '../../testing/file-transfer.js';
import { dragOver, dropFiles, openDropzone } from '../../testing/open-dropzone.js';
import { Field } from '../Field/index.js';
import { FileDropzone, type FileDropzoneProps } from './index.js';

const jpeg = (name = 'DJI_0001.JPG', sizeBytes = 4) =>
  new File([new Uint8Array(sizeBytes)], name, { type: 'image/jpeg' });
const png = (name = 'scan.png') => new File(['scan'], name, { type: 'image/png' });

describe('FileDropzone states: idle, drag active accepting, drag active rejecting, file dialog open', () => {
  it('is idle', () => {
    expect(openDropzone().zone).toHaveAttribute('data-state', 'idle');
  });

  it('accepts while accepted files are dragged over it, and says how many', async () => {
    const { zone } = openDropzone();
    dragOver(zone, jpeg(), jpeg('DJI_0002.JPG'));
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'accept'));
    expect(screen.getByText('Release to add 2 files')).toBeInTheDocument();
    fireEvent.dragLeave(zone);
    await waitFor(() => expect(screen.queryByText('Release to add 2 files')).toBeNull());
  });

  it('rejects while only rejected files are dragged over it, and says why', async () => {
    const { zone } = openDropzone();
    dragOver(zone, png());
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'reject'));
    expect(screen.getByText('File type must be one of image/jpeg')).toBeInTheDocument();
  });

  it('is ready while files are dragged elsewhere in the window', async () => {
    const { zone } = openDropzone();
    dragOver(document.body, jpeg());
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'ready'));
  });

  it('shows the file dialog state until a file is chosen', async () => {
    const { zone, input, onFiles } = openDropzone();
    await userEvent.click(screen.getByRole('button', { name: 'Choose files' }));
    expect(zone).toHaveAttribute('data-state', 'dialog');
    const file = jpeg();
    await userEvent.upload(input, file);
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'idle'));
    expect(onFiles.mock.calls).toEqual([[[file]]]);
  });

  it('detects a cancelled file dialog 300 ms after the window regains focus', () => {
    vi.useFakeTimers();
    try {
      const { zone } = openDropzone();
      fireEvent.click(screen.getByRole('button', { name: 'Choose files' }));
      fireEvent.focus(window);
      act(() => void vi.advanceTimersByTime(299));
      expect(zone).toHaveAttribute('data-state', 'dialog');
      act(() => void vi.advanceTimersByTime(1));
      expect(zone).toHaveAttribute('data-state', 'idle');
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows an error and is idle after a rejected drop', async () => {
    const { zone, onFiles, onReject } = openDropzone();
    const wrong = png();
    dragOver(zone, wrong);
    await waitFor(() => expect(zone).toHaveAttribute('data-state', 'reject'));
    dropFiles(zone, [wrong]);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('File type must be one of image/jpegscan.png'),
    );
    expect(zone).toHaveAttribute('data-state', 'idle');
    expect(onFiles).not.toHaveBeenCalled();
    expect(onReject).toHaveBeenCalledWith([
      { file: wrong, reason: 'type', message: 'File type must be one of image/jpeg' },
    ]);
  });
});

describe("FileDropzone rejections show the dropzone's own messages", () => {
  it.each<[string, Partial<FileDropzoneProps>, File[]]>([
    ['File is larger than 3 bytes', { maxSizeBytes: 3 }, [jpeg()]],
    ['File is smaller than 5 bytes', { minSizeBytes: 5 }, [jpeg()]],
    ['Too many files', { maxFiles: 1 }, [jpeg(), jpeg('DJI_0002.JPG')]],
    ['File type must be one of image/jpeg', {}, [png()]],
  ])('%s', async (message, props, files) => {
    const { zone } = openDropzone(props);
    dropFiles(zone, files);
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('accepts the valid files of a drop, and clears the error with the next valid drop', async () => {
    const { zone, onFiles } = openDropzone();
    const right = jpeg();
    dropFiles(zone, [png(), right]);
    expect(await screen.findByText('scan.png')).toBeInTheDocument();
    expect(onFiles).toHaveBeenCalledWith([right]);
    dropFiles(zone, [jpeg('DJI_0002.JPG')]);
    await waitFor(() => expect(screen.queryByText('scan.png')).toBeNull());
  });
});

describe('FileDropzone reads folders', () => {
  const fileEntry = (file: File) => ({
    isFile: true,
    isDirectory: false,
    fullPath: `/flight/${file.name}`,
    file: (onFile: (file: File) => void) => onFile(file),
  });

  /** A folder as browsers return it: at most 100 entries per read, until a read is empty. */
  function folderOf(files: readonly File[]) {
    const createReader = () => {
      let position = 0;
      return {
        readEntries(onEntries: (entries: unknown[]) => void) {
          const batch = files.slice(position, position + 100).map(fileEntry);
          position += batch.length;
          queueMicrotask(() => onEntries(batch));
        },
      };
    };
    return {
      kind: 'file',
      type: '',
      getAsFile: () => null,
      webkitGetAsEntry: () => ({ isDirectory: true, createReader }),
    };
  }

  it('with more than 100 entries, ignoring .DS_Store and Thumbs.db', async () => {
    const { zone, onFiles, onReject } = openDropzone();
    const pictures = Array.from({ length: 250 }, (_, index) => jpeg(`DJI_${index}.JPG`));
    const folder = folderOf([jpeg('.DS_Store'), ...pictures, jpeg('Thumbs.db')]);
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], items: [folder], files: [] } });
    await waitFor(() => expect(onFiles).toHaveBeenCalledTimes(1));
    expect(onFiles.mock.calls[0]![0]).toHaveLength(250);
    expect(onReject).not.toHaveBeenCalled();
  });
});

describe('FileDropzone', () => {
  it('opens the file dialog by a click anywhere and by keyboard', async () => {
    const { input } = openDropzone();
    const openDialog = vi.spyOn(input, 'click');
    await userEvent.click(screen.getByText('Drop files here'));
    expect(openDialog).toHaveBeenCalledTimes(1);
    screen.getByRole('button', { name: 'Choose files' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(openDialog).toHaveBeenCalledTimes(2);
  });

  it('limits the file dialog to accepted types and extensions, and allows several files', () => {
    const { input } = openDropzone();
    expect(input).toHaveAttribute('accept', 'image/jpeg,.jpg,.jpeg');
    expect(input).toHaveAttribute('multiple');
  });

  it('accepts pasted files', async () => {
    const { zone, onFiles } = openDropzone();
    const file = jpeg();
    fireEvent.paste(zone, {
      clipboardData: fileTransfer(file),
    });
    await waitFor(() => expect(onFiles).toHaveBeenCalledWith([file]));
  });

  it('accepts nothing while disabled', async () => {
    const { zone, onFiles } = openDropzone({ disabled: true });
    dropFiles(zone, [jpeg()]);
    await userEvent.click(screen.getByText('Drop files here'));
    expect(screen.getByRole('button', { name: 'Choose files' })).toBeDisabled();
    expect(onFiles).not.toHaveBeenCalled();
    expect(zone).toHaveAttribute('data-state', 'idle');
  });

  it('takes its name and its error from the Field around it', () => {
    render(
      <Field label="Template" error="Required" touched>
        <FileDropzone onFiles={() => {}} accept={['.xlsx']} />
      </Field>,
    );
    expect(screen.getByRole('group', { name: 'Template' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription('.xlsx Required');
  });
});

it.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])('%s on the button opens the file dialog', async (_key, keys) => {
  const { input } = openDropzone();
  const open = vi.fn();
  input.addEventListener('click', open);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /^Choose/ })).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(open).toHaveBeenCalledOnce();
});
