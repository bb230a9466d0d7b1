import { fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { FileDropzone, type FileDropzoneProps } from '../components/FileDropzone/index.js';
import { fileTransfer } from './file-transfer.js';

type Props = Partial<FileDropzoneProps>;

/** A zone named 'Visual images' that takes JPEG files. */
export function openDropzone(props: Props = {}) {
  const onFiles = vi.fn<FileDropzoneProps['onFiles']>();
  const onReject = vi.fn<NonNullable<FileDropzoneProps['onReject']>>();
  const zoneWith = (change?: Props) => (
    <FileDropzone
      aria-label="Visual images"
      accept={['image/jpeg']}
      onFiles={onFiles}
      onReject={onReject}
      {...props}
      {...change}
    />
  );
  const { container, rerender, unmount } = render(zoneWith());
  return {
    zone: screen.getByRole('group', { name: 'Visual images' }),
    input: container.querySelector('input')!,
    onFiles,
    onReject,
    change: (changed: Props) => rerender(zoneWith(changed)),
    unmount,
  };
}

/** Drags files into a zone. */
export const dragOver = (zone: Element, ...files: File[]) =>
  fireEvent.dragEnter(zone, { dataTransfer: fileTransfer(...files) });

/** Drops files on a zone. */
export const dropFiles = (zone: Element, files: readonly File[]) =>
  fireEvent.drop(zone, { dataTransfer: fileTransfer(...files) });
