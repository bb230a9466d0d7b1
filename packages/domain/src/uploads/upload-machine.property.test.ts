import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchStatus } from './batch-status.ts';
import { UploadAccount } from './testing/upload-account.ts';
import { AHEAD_MAX_FILES } from './send-ahead.ts';
import { blocked, UNBLOCKED } from './testing/upload-samples.ts';
import type { UploadBatch, UploadState } from './upload-state.ts';

const MiB = 1024 * 1024;

const isStored = ({ files }: UploadBatch) => files.every((file) => file.status === 'Completed');
const isPaused = ({ files }: UploadBatch) => files.some((file) => file.status === 'Paused');
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** Violated invariants of a state; empty for a legal one. @param hasAdapted whether sending has adapted to the line */
function illegalities({ batches, chunk, confirming, waitingFor }: UploadState, hasAdapted: boolean): string[] {
  const sender = batches.find(({ id }) => id === chunk?.batchId);
  const sending = chunk?.files.map(({ id }) => sender?.files.find((file) => file.id === id)) ?? [];
  const bytes = sending.reduce((sum, file) => sum + (file?.sizeBytes ?? 0), 0);
  const files = batches.flatMap((batch) => batch.files);
  const claims: Record<string, boolean> = {
    'batches and files are unique': isUnique(batches.map(({ id }) => id)) && isUnique(files.map(({ id }) => id)),
    'a chunk is of a batch that is uploading and not paused':
      !chunk || (sender?.stage === 'Uploading' && !isPaused(sender)),
    'the files of a chunk are pending and were sent': sending.every(
      (file) => file?.status === 'Pending' && file.attempt > 0,
    ),
    'a chunk has one to five files, each once':
      !chunk || (sending.length >= 1 && sending.length <= (hasAdapted ? AHEAD_MAX_FILES : 5) && isUnique(sending)),
    'a chunk has at most 31457280 bytes, or a single file': hasAdapted || sending.length <= 1 || bytes <= 31_457_280,
    'everything that can be sent is sent':
      waitingFor !== null ||
      chunk !== null ||
      confirming.length > 5 ||
      batches.every(
        (one) =>
          one.stage !== 'Uploading' ||
          isPaused(one) ||
          one.files.every(({ id, status }) => status !== 'Pending' || confirming.some(({ fileId }) => fileId === id)),
      ),
    'a file that is being confirmed is pending and in no chunk': confirming.every(({ batchId: id, fileId }) => {
      const batch = batches.find((one) => one.id === id);
      const file = batch?.files.find((one) => one.id === fileId);
      return batch?.stage === 'Uploading' && file?.status === 'Pending' && !sending.includes(file);
    }),
    'nothing is in flight while sending is blocked': waitingFor === null || (chunk === null && confirming.length === 0),
    'nothing is pending while sending is blocked':
      waitingFor === null || batches.every((one) => batchStatus(one) !== 'Pending'),
    'a waiting batch has paused files, and sending is blocked': batches.every(
      (one) => !one.isWaiting || (isPaused(one) && waitingFor !== null),
    ),
    'a file has one of four statuses': files.every(({ status }) =>
      ['Pending', 'Failed', 'Paused', 'Completed'].includes(status),
    ),
    'a batch is confirmed when every file is uploaded, and only then': batches.every((one) =>
      (isStored(one) ? ['Confirming', 'Confirmed', 'MissingFiles', 'Failed'] : ['Uploading', 'Failed']).includes(
        one.stage,
      ),
    ),
    'a file has a reason when it failed': files.every((file) => (file.status === 'Failed') === (file.reason !== null)),
    'a batch has a reason when it failed': batches.every((one) => (one.stage === 'Failed') === (one.reason !== null)),
    'processing ends only after the confirmation': batches.every(
      ({ stage, processing }) =>
        stage === 'Confirmed' || stage === 'MissingFiles' || ['Skipped', 'Pending'].includes(processing),
    ),
    'processing is not started while files are missing': batches.every(
      ({ stage, processing }) => stage !== 'MissingFiles' || ['Skipped', 'Failed'].includes(processing),
    ),
  };
  return Object.keys(claims).filter((words) => !claims[words]);
}

type Command = (account: UploadAccount) => void;

const batchId = fc.constantFrom('a', 'b', 'c');
const unknownToo = fc.constantFrom('a', 'b', 'c', 'z');
const sizes = fc.array(fc.constantFrom(0, 1, 10 * MiB, 20 * MiB, 30 * MiB, 40 * MiB), { maxLength: 12, size: 'max' });

const add = fc.tuple(batchId, sizes, fc.boolean()).map(
  ([id, bytes, process]): Command =>
    (account) =>
      account.add(id, bytes, process),
);
const act = fc
  .tuple(fc.constantFrom('paused', 'resumed', 'retried', 'cancelled', 'dismissed', 'putFirst'), batchId)
  .map(
    ([type, id]): Command =>
      (account) =>
        account.act(type, id),
  );
const dismissAll = fc.constant<Command>((account) => account.step({ type: 'allDismissed' }));
const reportFile = fc
  .tuple(
    fc.nat({ max: 50 }),
    fc.constantFrom('fileProgressed', 'fileStored', 'fileStored', 'fileUploaded', 'fileUploaded', 'fileFailed'),
  )
  .map(
    ([index, type]): Command =>
      (account) =>
        account.reportFile(index, type),
  );
const answerCall = fc.constantFrom('accepted', 'refused', 'filesMissing').map(
  (answer): Command =>
    (account) =>
      account.answerCall(answer),
);
const changeSending = fc.constantFrom(blocked('network'), blocked('session'), UNBLOCKED).map(
  (event): Command =>
    (account) =>
      account.step(event),
);
const changeAhead = fc.constantFrom(null, 1, 20 * MiB, 1_000 * MiB).map(
  (aheadBytes): Command =>
    (account) =>
      account.step({ type: 'aheadChanged', aheadBytes }),
);
const failBatch = unknownToo.map(
  (id): Command =>
    (account) =>
      account.failBatch(id),
);
const lateFile = fc
  .record({
    type: fc.constantFrom('fileProgressed', 'fileStored', 'fileUploaded', 'fileFailed'),
    batchId: unknownToo,
    fileId: fc.tuple(unknownToo, fc.nat({ max: 12 })).map(([id, index]) => `${id}${index}`),
    attempt: fc.nat({ max: 4 }),
  })
  .map(
    (report): Command =>
      (account) =>
        account.reportLate({ ...report, uploadedBytes: 1, reason: 'Lost', fault: null }),
  );
const lateBatch = fc
  .record({
    type: fc.constantFrom('batchConfirmed', 'filesMissing', 'processingStarted', 'processingFailed'),
    batchId: unknownToo,
  })
  .map(
    (report): Command =>
      (account) =>
        account.reportLate(report),
  );

const COMMANDS = [
  { weight: 3, arbitrary: add },
  { weight: 6, arbitrary: act },
  { weight: 1, arbitrary: dismissAll },
  { weight: 12, arbitrary: reportFile },
  { weight: 3, arbitrary: answerCall },
  { weight: 2, arbitrary: changeSending },
  { weight: 1, arbitrary: failBatch },
  { weight: 2, arbitrary: lateFile },
  { weight: 2, arbitrary: lateBatch },
];

describe.each([
  ['in chunks', false],
  ['while sending adapts to the line, or not', true],
])('any sequence of events %s, including late, repeated and unknown ones', (_case, hasAdapted) => {
  const command = fc.oneof(...COMMANDS, ...(hasAdapted ? [{ weight: 2, arbitrary: changeAhead }] : []));
  const commands = fc.array(command, { maxLength: 80, size: 'max' });

  it('gives legal states, loses no file, never sends a file twice at once, and confirms only complete batches', () =>
    fc.assert(
      fc.property(commands, (given) => {
        const account = new UploadAccount();
        for (const one of given) {
          one(account);
          expect(illegalities(account.state, hasAdapted)).toEqual([]);
        }
      }),
      { numRuns: 400 },
    ));

  it('after Resume and Retry on a working network, every batch is uploaded, confirmed once and sent, unless files of another one are missing', () =>
    fc.assert(
      fc.property(commands, (given) => {
        const account = new UploadAccount();
        for (const one of given) one(account);
        account.step(UNBLOCKED);
        for (const { id } of account.state.batches) {
          account.act('retried', id);
          account.act('resumed', id);
        }
        for (let turn = 0; turn < 60; turn += 1) {
          account.reportFile(turn, 'fileUploaded');
          account.answerCall('accepted');
        }
        const { batches, chunk } = account.state;
        expect([chunk, account.sending.size]).toEqual([null, 0]);
        const ended = batches.filter(({ stage }) => stage !== 'MissingFiles');
        expect(ended.filter((batch) => batch.stage !== 'Confirmed' || batch.processing === 'Pending')).toEqual([]);
        expect(ended.filter(({ id }) => !account.confirmed.has(id))).toEqual([]);
        const asked = ended.filter(({ id }) => account.added.get(id)?.process);
        expect(batches.filter(({ id }) => account.started.has(id))).toEqual(asked);
      }),
      { numRuns: 400 },
    ));
});
