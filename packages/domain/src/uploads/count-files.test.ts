import { expect, it } from 'vitest';
import { countFiles } from './count-files.ts';
import type { UploadFileStatus } from './upload-state.ts';

const file = (status: UploadFileStatus, sizeBytes?: number) => ({ status, ...(sizeBytes && { sizeBytes }) });

it.each([
  [[], { Pending: 0, Failed: 0, Paused: 0, Completed: 0, totalBytes: 0, completedBytes: 0 }],
  [
    [
      file('Pending', 1),
      file('Completed', 2),
      file('Completed', 4),
      file('Failed', 8),
      file('Paused', 16),
      file('Pending'),
    ],
    { Pending: 2, Failed: 1, Paused: 1, Completed: 2, totalBytes: 31, completedBytes: 6 },
  ],
])('files are counted by status, with their bytes: %j', (files, counts) => expect(countFiles(files)).toEqual(counts));

it('a list is counted once, and another one with the same files again', () => {
  const files = [file('Pending', 1)];
  expect(countFiles(files)).toBe(countFiles(files));
  expect(countFiles([...files])).not.toBe(countFiles(files));
});
