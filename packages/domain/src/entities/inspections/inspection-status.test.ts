import { describe, expect, it } from 'vitest';
import { createStatusCodec, fromJobStatus, type InspectionStatus, toJobStatus, toProcessingStatus } from './inspection-status.ts';

const rows: [InspectionStatus, first: number, second: number, job: string | null][] = [
  ['Draft', 6, 0, 'Created'],
  ['Queued', 1, 1, 'Processing'],
  ['Processing', 1, 2, 'Processing'],
  ['Completed', 0, 3, 'Ready'],
  ['Failed', 7, 4, null],
  ['ImagesDownloading', 5, 5, 'Processing'],
  ['ImagesDownloaded', 4, 6, 'Processing'],
  ['ThumbnailsGenerating', 3, 7, 'Processing'],
  ['ThumbnailsGenerated', 2, 8, 'Processing'],
];

describe('Processing status has two numberings; Queued maps to Processing', () => {
  it.each(rows)('%s', (status, first, second, job) => {
    expect(createStatusCodec('first').encode(status)).toBe(first);
    expect(createStatusCodec('first').decode(first)).toBe(toProcessingStatus(status));
    expect(createStatusCodec('second').encode(status)).toBe(second);
    expect(createStatusCodec().decode(second)).toBe(status);
    expect(toJobStatus(status)).toBe(job);
  });

  it('refuses numbers neither numbering has', () => {
    expect(() => createStatusCodec('first').decode(8)).toThrow('Unknown processing status 8');
    expect(() => createStatusCodec('second').decode(9)).toThrow('Invalid');
  });

  it.each([
    ['Created', 'Draft'],
    ['Queued', 'Processing'],
    ['Processing', 'Processing'],
    ['Ready', 'Completed'],
  ] as const)('job status %s is %s', (job, status) => {
    expect(fromJobStatus(job)).toBe(status);
  });
});
