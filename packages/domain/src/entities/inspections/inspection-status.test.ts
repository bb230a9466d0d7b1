import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  createStatusCodec,
  fromJobStatus,
  type InspectionStatus,
  inspectionStatusCodec,
  JOB_STATUS_NUMBERS,
  jobStatusCodec,
  type JobStatus,
  toJobStatus,
  toProcessingStatus,
  WIRE_NUMBERING,
} from './inspection-status.ts';

const SHARED: [status: InspectionStatus, first: number, second: number][] = [
  ['Draft', 6, 0],
  ['Processing', 1, 2],
  ['Completed', 0, 3],
  ['Failed', 7, 4],
  ['ImagesDownloading', 5, 5],
  ['ImagesDownloaded', 4, 6],
  ['ThumbnailsGenerating', 3, 7],
  ['ThumbnailsGenerated', 2, 8],
];

describe('Statuses convert by name between the two numberings (except Queued).', () => {
  const first = createStatusCodec('first');
  const second = createStatusCodec('second');

  it.each(SHARED)('%s is %i in the first and %i in the second numbering', (status, firstNumber, secondNumber) => {
    expect(toProcessingStatus(status)).toBe(status);
    expect([z.encode(first, status), z.encode(second, status)]).toEqual([firstNumber, secondNumber]);
    expect([z.decode(first, firstNumber), z.decode(second, secondNumber)]).toEqual([status, status]);
    expect(z.encode(first, z.decode(second, secondNumber))).toBe(firstNumber);
    expect(z.encode(second, z.decode(first, firstNumber))).toBe(secondNumber);
  });

  it('Converting inspection status Queued to the first numbering gives Processing.', () => {
    expect(toProcessingStatus('Queued')).toBe('Processing');
    expect(z.encode(first, 'Queued')).toBe(1);
    expect(z.decode(first, 1)).toBe('Processing');
    expect([z.encode(second, 'Queued'), z.decode(second, 1)]).toEqual([1, 'Queued']);
  });

  it.each([[8], [-1], [0.5]])('the first numbering rejects %d', (number) =>
    expect(first.safeParse(number).success).toBe(false),
  );
  it.each([[9], [-1], [0.5]])('the second numbering rejects %d', (number) =>
    expect(second.safeParse(number).success).toBe(false),
  );
});

describe('Exactly one place decides which numbering of the status is on the wire.', () => {
  it('is the second by default', () => {
    expect(WIRE_NUMBERING).toBe('second');
    expect(createStatusCodec()).toBe(createStatusCodec('second'));
    expect(inspectionStatusCodec).toBe(createStatusCodec(WIRE_NUMBERING));
  });
});

describe('the job status', () => {
  it('Converting inspection status Queued to the smaller job status gives Processing.', () => {
    expect(toJobStatus('Queued')).toBe('Processing');
  });

  it('Job status has no member numbered 2.', () => {
    expect(Object.values(JOB_STATUS_NUMBERS)).not.toContain(2);
    expect(jobStatusCodec.safeParse(2).success).toBe(false);
  });

  it.each<[InspectionStatus, JobStatus | null]>([
    ['Draft', 'Created'],
    ['Processing', 'Processing'],
    ['ImagesDownloading', 'Processing'],
    ['ImagesDownloaded', 'Processing'],
    ['ThumbnailsGenerating', 'Processing'],
    ['ThumbnailsGenerated', 'Processing'],
    ['Completed', 'Ready'],
    ['Failed', null],
  ])('inspection status %s is job status %s', (status, job) => expect(toJobStatus(status)).toBe(job));

  it.each<[JobStatus, InspectionStatus]>([
    ['Created', 'Draft'],
    ['Queued', 'Processing'],
    ['Processing', 'Processing'],
    ['Ready', 'Completed'],
  ])('job status %s is inspection status %s', (job, status) => expect(fromJobStatus(job)).toBe(status));

  it.each<[JobStatus]>([['Created'], ['Processing'], ['Ready']])('%s converts back to itself', (job) => {
    expect(toJobStatus(fromJobStatus(job))).toBe(job);
  });
});
