import { NO_UPLOADS, type UploadEvent, type UploadState, uploadTransition } from '@inspection-studio/domain/uploads';
import { describe, expect, it, vi } from 'vitest';
import { noticesBetween, notifyOfUploads } from './upload-notices.ts';

const ADDED: UploadEvent = {
  type: 'batchAdded',
  batch: {
    id: 'b1',
    inspectionId: 'i1',
    inspectionName: 'SouthPier',
    assetName: 'Kinnaird viaduct',
    files: [{ id: 'f1', name: 'a.jpg', sizeBytes: 1 }],
    process: false,
  },
};
const report = { batchId: 'b1', fileId: 'f1', attempt: 1 };
const ARRIVED: UploadEvent[] = [
  { type: 'fileStored', ...report },
  { type: 'fileUploaded', ...report },
];
const after = (...events: UploadEvent[]): UploadState =>
  events.reduce((state, event) => uploadTransition(state, event)[0], NO_UPLOADS);

describe('a person in another tab is notified of what ends or waits', () => {
  it.each<[string, UploadEvent[], UploadEvent[], string[]]>([
    ['nothing while files arrive', [ADDED], ARRIVED, []],
    ['complete', [ADDED, ...ARRIVED], [{ type: 'batchConfirmed', batchId: 'b1' }], ['SouthPier: Upload complete']],
    ['failed', [ADDED], [{ type: 'fileFailed', ...report, reason: 'No.', fault: null }], ['SouthPier: Upload failed']],
    [
      'complete, but other files are missing',
      [ADDED, ...ARRIVED],
      [{ type: 'filesMissing', batchId: 'b1' }],
      ['SouthPier: Other files of this inspection have not arrived.'],
    ],
    ['cancelled by this person', [ADDED], [{ type: 'cancelled', batchId: 'b1' }], []],
    [
      'no connection',
      [ADDED],
      [{ type: 'sendingBlocked', waitingFor: 'network' }],
      ['Uploads: No connection. The upload resumes automatically.'],
    ],
    ['no connection, and nothing to send', [], [{ type: 'sendingBlocked', waitingFor: 'network' }], []],
    [
      'the connection is back',
      [ADDED, { type: 'sendingBlocked', waitingFor: 'network' }],
      [{ type: 'sendingUnblocked' }],
      [],
    ],
  ])('%s', (_case, before, then, expected) => {
    const notices = noticesBetween(after(...before), after(...before, ...then));
    expect(notices.map(({ title, body }) => `${title}: ${body}`)).toEqual(expected);
  });
});

it('only while the tab is hidden, and only if wanted', () => {
  const notify = vi.fn(() => ({ onclick: null, close: () => undefined }));
  const page = { visibilityState: 'visible' as DocumentVisibilityState };
  let isWanted = true;
  const update = notifyOfUploads({ isWanted: () => isWanted, page, notify });
  const failed = after(ADDED, { type: 'fileFailed', ...report, reason: 'No.', fault: null });
  const again = () => {
    update(after(ADDED));
    update(failed);
  };
  again();
  expect(notify).not.toHaveBeenCalled();
  page.visibilityState = 'hidden';
  isWanted = false;
  again();
  expect(notify).not.toHaveBeenCalled();
  isWanted = true;
  again();
  expect(notify.mock.calls).toEqual([['SouthPier', { tag: 'b1', body: 'Upload failed' }]]);
});
