import { totalProgress, type UploadBatch, type UploadFileStatus } from '@inspection-studio/domain';
import { describe, expect, it } from 'vitest';
import { failureText, trayAnnouncement, trayOrder } from './upload-tray-texts.ts';

const NO_ANSWER = 'The server could not be reached.';

function batch(name: string, statuses: readonly UploadFileStatus[], rest: Partial<UploadBatch> = {}): UploadBatch {
  return {
    id: name,
    inspectionId: name,
    inspectionName: name,
    assetName: 'Kinnaird Viaduct',
    files: statuses.map((status, index) => ({
      id: `${name}-${index}`,
      name: `DJI_${index}.jpg`,
      sizeBytes: 10,
      status,
      attempt: 1,
      reason: status === 'Failed' ? NO_ANSWER : null,
    })),
    stage: 'Uploading',
    reason: null,
    isWaiting: false,
    processing: 'Skipped',
    ...rest,
  };
}

const uploading = batch('NorthTowerA', ['Completed', 'Pending']);
const failed = batch('InsulatorsA', ['Completed', 'Failed', 'Failed']);
const refused = batch('RackEast', ['Completed'], { stage: 'Failed', reason: 'The data allowance is used up.' });

describe('failed batches sort to the top', () => {
  it.each([
    ['nothing failed', [uploading], ['NorthTowerA']],
    [
      'failed ones first, otherwise oldest first',
      [uploading, failed, refused],
      ['InsulatorsA', 'RackEast', 'NorthTowerA'],
    ],
  ])('%s', (_case, batches, names) => expect(trayOrder(batches).map(({ id }) => id)).toEqual(names));
});

describe('every failure has a reason', () => {
  it.each([
    ['nothing failed', uploading, null],
    ['a shared reason appears once', failed, `2 files: ${NO_ANSWER}`],
    ['one file failed while others are still sent', batch('PierScour', ['Failed', 'Pending']), `1 file: ${NO_ANSWER}`],
    ['the batch itself was refused', refused, 'The data allowance is used up.'],
  ])('%s', (_case, one, words) => expect(failureText(one)).toBe(words));
});

describe('screen readers hear the progress, failed batches, and what the others wait for', () => {
  const batches = [uploading, failed];
  const progress = totalProgress({ batches, chunk: null, confirming: [] });
  it.each([
    ['nothing is missing', null, '2 of 5 uploaded. InsulatorsA: Upload failed.'],
    [
      'no network',
      'network',
      '2 of 5 uploaded. InsulatorsA: Upload failed. No connection. The upload resumes automatically.',
    ],
  ] as const)('%s', (_case, waitingFor, words) => expect(trayAnnouncement(batches, progress, waitingFor)).toBe(words));
});
