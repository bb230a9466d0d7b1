import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fileTransfer } from '../../testing/file-transfer.js';
import { FileDropzone, type FileDropzoneProps } from './index.js';

const jpeg = (name: string, sizeBytes = 4) => new File([new Uint8Array(sizeBytes)], name, { type: 'image/jpeg' });

function setUp(props: Partial<FileDropzoneProps> = {}) {
  const onFiles = vi.fn();
  const onReject = vi.fn();
  render(
    <FileDropzone
      aria-label="Visual images"
      accept={['image/jpeg']}
      onFiles={onFiles}
      onReject={onReject}
      {...props}
    />,
  );
  return { zone: screen.getByRole('group', { name: 'Visual images' }), onFiles, onReject };
}
const drop = (zone: Element, files: readonly File[]) => fireEvent.drop(zone, { dataTransfer: fileTransfer(...files) });

describe('FileDropzone says which files are left out', () => {
  const leaveOut = (files: readonly File[]) => {
    const kept = files.filter(({ size }) => size > 1);
    return { kept, text: kept.length < files.length ? `${files.length - kept.length} tiny` : undefined };
  };

  it('of a drop, without an error, until the next one', async () => {
    const { zone, onFiles, onReject } = setUp({ leaveOut });
    const [right, tiny] = [jpeg('DJI_0001.JPG'), jpeg('DJI_0002.JPG', 1)];
    drop(zone, [tiny, right]);
    expect(await screen.findByText('1 tiny')).toBeVisible();
    expect(screen.getByText('1 tiny').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(onFiles.mock.calls).toEqual([[[right]]]);
    expect(onReject).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    drop(zone, [jpeg('DJI_0003.JPG')]);
    await waitFor(() => expect(screen.queryByText('1 tiny')).toBeNull());
  });

  it('before others are counted, so that one file beside them is a single file', async () => {
    const { zone, onFiles } = setUp({ leaveOut, maxFiles: 1 });
    const right = jpeg('DJI_0001.JPG');
    drop(zone, [jpeg('DJI_0002.JPG', 1), right]);
    await waitFor(() => expect(onFiles.mock.calls).toEqual([[[right]]]));
  });

  it('and adds nothing if it is all of them', async () => {
    const { zone, onFiles } = setUp({ leaveOut });
    drop(zone, [jpeg('DJI_0002.JPG', 0), jpeg('DJI_0003.JPG', 1)]);
    expect(await screen.findByText('2 tiny')).toBeVisible();
    expect(onFiles).not.toHaveBeenCalled();
  });
});
