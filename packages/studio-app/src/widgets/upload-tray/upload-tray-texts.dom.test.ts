import { totalProgress, type UploadBatch, type UploadFileStatus } from '@inspection-studio/domain/uploads';
import { describe, expect, it } from 'vitest';
import {
  choiceText,
  failedFiles,
  failedFilesLines,
  failureText,
  interruptedText,
  leaveOpenText,
  trayAnnouncement,
  trayOrder,
  warningText,
} from './upload-tray-texts.ts';

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
      fault: null,
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
const blocked = batch('RackWest', ['Completed'], { stage: 'MissingFiles' });
const refused = batch('RackEast', ['Completed'], { stage: 'Failed', reason: 'The data allowance is used up.' });

describe('failed batches sort to the top, then those with a warning', () => {
  it.each([
    ['nothing failed', [uploading], ['NorthTowerA']],
    [
      'failed ones first, otherwise oldest first',
      [uploading, failed, refused],
      ['InsulatorsA', 'RackEast', 'NorthTowerA'],
    ],
    ['a warning after failures', [uploading, blocked, failed], ['InsulatorsA', 'RackWest', 'NorthTowerA']],
  ])('%s', (_case, batches, names) => expect(trayOrder(batches).map(({ id }) => id)).toEqual(names));
});

const complete = batch('MastC', ['Completed'], { stage: 'Confirmed' });

describe('a tab with unfinished uploads has to stay open', () => {
  it.each([
    ['this one', [uploading], [], 'Please leave this tab open while uploading.'],
    ['this one, if both send', [uploading], [uploading], 'Please leave this tab open while uploading.'],
    ['another one', [complete], [uploading], 'Please leave the other tab open while it uploads.'],
    ['none when all is uploaded', [complete], [complete], undefined],
  ])('%s', (_case, own, remote, text) => expect(leaveOpenText(own, remote)).toBe(text));
});

const several = (count: number) =>
  batch(
    'MastB',
    Array.from({ length: count }, () => 'Failed' as const),
  );

describe('every failure names its files and its reason', () => {
  it.each([
    ['nothing failed', uploading, null],
    ['one file', batch('PierScour', ['Completed', 'Failed']), `DJI_1.jpg: ${NO_ANSWER}`],
    ['a shared reason appears once', failed, `DJI_1.jpg and 1 other file: ${NO_ANSWER}`],
    ['many files', several(1_201), `DJI_0.jpg and 1,200 other files: ${NO_ANSWER}`],
    [
      'one file failed while others are still sent',
      batch('PierScour', ['Failed', 'Pending']),
      `DJI_0.jpg: ${NO_ANSWER}`,
    ],
    ['the batch itself was refused', refused, 'The data allowance is used up.'],
    ['files of another upload are missing, which is no failure', blocked, null],
  ])('%s', (_case, one, words) => expect(failureText(one)).toBe(words));

  it('different reasons are all given', () => {
    const [first, ...others] = several(2).files;
    const files = [first!, ...others.map((file) => ({ ...file, reason: 'It was changed.' }))];
    expect(failureText({ ...several(2), files })).toBe(`DJI_0.jpg and 1 other file: ${NO_ANSWER} It was changed.`);
  });

  it('the copied list has a line for each failed file', () =>
    expect(failedFilesLines(failedFiles(failed))).toBe(`DJI_1.jpg\t${NO_ANSWER}\nDJI_2.jpg\t${NO_ANSWER}`));
});

describe('a complete batch warns when files of another upload are missing', () => {
  it.each([
    ['complete', batch('RackWest', ['Completed'], { stage: 'Confirmed' }), null],
    ['others are missing', blocked, 'Other files of this inspection have not arrived.'],
    [
      'others are missing, and processing was requested',
      { ...blocked, processing: 'Failed' as const },
      'Other files of this inspection have not arrived. It was not sent for processing.',
    ],
  ])('%s', (_case, one, words) => expect(warningText(one)).toBe(words));
});

describe('why failed files were not replaced by the ones chosen again', () => {
  const none = { missing: [], ambiguous: [], faulty: [] };
  const faulty = (...names: string[]) => names.map((name) => ({ name, reason: 'The file is empty.' }));
  it.each([
    ['all were', none, null],
    ['one was not chosen', { ...none, missing: ['DJI_1.jpg'] }, 'DJI_1.jpg was not among the chosen files.'],
    [
      'several were not chosen',
      { ...none, missing: ['DJI_1.jpg', 'DJI_2.jpg', 'DJI_3.jpg'] },
      'DJI_1.jpg and 2 other files were not among the chosen files.',
    ],
    [
      'several have the same name',
      { ...none, ambiguous: ['101MEDIA/DJI_1.jpg', '102MEDIA/DJI_1.jpg'] },
      "Several files have the name of 101MEDIA/DJI_1.jpg and 1 other file. Press 'Show failed files' and choose each of them.",
    ],
    ['one cannot be used', { ...none, faulty: faulty('DJI_1.jpg') }, 'DJI_1.jpg: The file is empty.'],
    [
      'several cannot be used, for one reason',
      { ...none, faulty: faulty('DJI_1.jpg', 'DJI_2.jpg') },
      'DJI_1.jpg and 1 other file: The file is empty.',
    ],
    [
      'for different reasons',
      { missing: ['a.jpg'], ambiguous: [], faulty: faulty('b.jpg') },
      'a.jpg was not among the chosen files. b.jpg: The file is empty.',
    ],
  ])('%s', (_case, problems, words) => expect(choiceText(problems)).toBe(words));
});

it('screen readers hear warnings', () => {
  const batches = [blocked];
  const progress = totalProgress({ batches, chunk: null, confirming: [] });
  expect(trayAnnouncement(batches, progress, null)).toBe(
    '1 of 1 uploaded. RackWest: Other files of this inspection have not arrived.',
  );
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

it.each([
  [1, '1 upload was interrupted'],
  [2, '2 uploads were interrupted'],
])('the bar says how many uploads were interrupted: %i', (count, text) => expect(interruptedText(count)).toBe(text));
