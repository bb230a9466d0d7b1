import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dropFiles, openDropzone } from '../../testing/open-dropzone.js';

const jpeg = (name: string, sizeBytes = 4) => new File([new Uint8Array(sizeBytes)], name, { type: 'image/jpeg' });

describe('FileDropzone says which files are left out', () => {
  const leaveOut = (files: readonly File[]) => {
    const kept = files.filter(({ size }) => size > 1);
    return { kept, text: kept.length < files.length ? `${files.length - kept.length} tiny` : undefined };
  };

  it('of a drop, without an error, until the next one', async () => {
    const { zone, onFiles, onReject } = openDropzone({ leaveOut });
    const [right, tiny] = [jpeg('DJI_0001.JPG'), jpeg('DJI_0002.JPG', 1)];
    dropFiles(zone, [tiny, right]);
    expect(await screen.findByText('1 tiny')).toBeVisible();
    expect(screen.getByText('1 tiny').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(onFiles.mock.calls).toEqual([[[right]]]);
    expect(onReject).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    dropFiles(zone, [jpeg('DJI_0003.JPG')]);
    await waitFor(() => expect(screen.queryByText('1 tiny')).toBeNull());
  });

  it('before others are counted, so that one file beside them is a single file', async () => {
    const { zone, onFiles } = openDropzone({ leaveOut, maxFiles: 1 });
    const right = jpeg('DJI_0001.JPG');
    dropFiles(zone, [jpeg('DJI_0002.JPG', 1), right]);
    await waitFor(() => expect(onFiles.mock.calls).toEqual([[[right]]]));
  });

  it('and adds nothing if it is all of them', async () => {
    const { zone, onFiles } = openDropzone({ leaveOut });
    dropFiles(zone, [jpeg('DJI_0002.JPG', 0), jpeg('DJI_0003.JPG', 1)]);
    expect(await screen.findByText('2 tiny')).toBeVisible();
    expect(onFiles).not.toHaveBeenCalled();
  });
});
