import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchStatus, isInProgress } from './batch-status.ts';
import { CHUNK_MAX_BYTES, CHUNK_MAX_FILES } from './chunk-files.ts';
import { uploadTransition } from './upload-machine.ts';
import { NO_UPLOADS, type UploadBatch, type UploadEffect, type UploadEvent, type UploadState } from './upload-state.ts';

const BATCH_IDS = ['a', 'b', 'c'];
const MB = 1024 * 1024;

const STATUSES = ['Pending', 'Failed', 'Paused', 'Completed'];

function claim(isTrue: boolean | undefined, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise);
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A runner that sends nothing: it keeps account of what the machine told it,
 * and complains the moment an order contradicts what is already going on.
 */
class Runner {
  state: UploadState = NO_UPLOADS;
  /** Attempts on their way, by file id. */
  readonly sending = new Map<string, { batchId: string; attempt: number }>();
  readonly stored = new Map<string, number>();
  readonly confirming = new Set<string>();
  readonly confirmed = new Set<string>();
  readonly starting = new Set<string>();
  readonly started = new Set<string>();
  readonly asked = new Set<string>();
  readonly registered = new Map<string, readonly string[]>();
  readonly sizes = new Map<string, number>();

  step(event: UploadEvent): void {
    const before = JSON.stringify(this.state);
    const [state, effects] = uploadTransition(this.state, event);
    claim(JSON.stringify(this.state) === before, 'a step changed the state it was given');
    this.state = state;
    for (const effect of effects) this.perform(effect);
    this.check();
  }

  perform(effect: UploadEffect): void {
    switch (effect.type) {
      case 'send':
        claim(this.sending.size === 0, 'a chunk was sent while another was on its way');
        for (const { fileId, attempt } of effect.files) {
          claim(!this.stored.has(fileId), 'a stored file was sent again');
          claim(!this.sending.has(fileId), 'a file was sent twice at once');
          this.sending.set(fileId, { batchId: effect.batchId, attempt });
        }
        break;
      case 'abort':
        for (const id of effect.fileIds) claim(this.sending.delete(id), 'a file was aborted that was not being sent');
        break;
      case 'unregister':
        for (const id of effect.fileIds) claim(!this.stored.has(id), 'a stored file was taken off the inspection');
        break;
      case 'confirmBatch':
        claim(this.registered.get(effect.batchId)?.every((id) => this.stored.has(id)), 'a batch with missing files was confirmed');
        claim(!this.confirmed.has(effect.batchId), 'a batch was confirmed twice');
        this.confirming.add(effect.batchId);
        break;
      case 'startProcessing':
        claim(this.confirmed.has(effect.batchId), 'an inspection was sent that is not marked uploaded');
        claim(this.asked.has(effect.batchId), 'an inspection was sent that nobody asked to send');
        claim(!this.started.has(effect.batchId), 'an inspection was sent twice');
        this.starting.add(effect.batchId);
        break;
    }
  }

  check(): void {
    const { batches, chunk } = this.state;
    const ids = chunk?.files.map(({ id }) => id) ?? [];
    claim(isSame([...this.sending.keys()].sort(), ids.sort()), 'the chunk is not what is being sent');
    claim(this.sending.size <= CHUNK_MAX_FILES, 'a chunk has too many files');
    const bytes = ids.reduce((sum, id) => sum + (this.sizes.get(id) ?? 0), 0);
    claim(ids.length <= 1 || bytes <= CHUNK_MAX_BYTES, 'a chunk has too many bytes');
    for (const batch of batches) this.checkBatch(batch);
  }

  checkBatch(batch: UploadBatch): void {
    claim(isSame(batch.files.map(({ id }) => id), this.registered.get(batch.id)), 'a file was lost');
    for (const file of batch.files) {
      claim(STATUSES.includes(file.status), 'a file has no legal status');
      claim((file.status === 'Completed') === this.stored.has(file.id), 'Completed does not mean stored');
      claim((file.status === 'Failed') === (file.reason !== null), 'a reason belongs to failed files only');
      const maySend = file.status === 'Pending' && batch.stage === 'Uploading' && batchStatus(batch) !== 'Paused';
      claim(maySend || !this.sending.has(file.id), 'a file is sent that should not be');
    }
    claim((batch.stage === 'Failed') === (batch.reason !== null), 'a reason belongs to failed batches only');
    const isStored = batch.files.every((file) => file.status === 'Completed');
    claim(isStored || batch.stage === 'Uploading' || batch.stage === 'Failed', 'a batch went on without all files');
    claim(STATUSES.includes(batchStatus(batch)), 'a batch has no legal status');
  }

  add(id: string, sizes: number[], process: boolean): void {
    if (this.registered.has(id)) return;
    const files = sizes.map((sizeBytes, index) => ({ id: `${id}${index}`, name: `${index}.jpg`, sizeBytes }));
    this.registered.set(id, files.map((file) => file.id));
    if (process) this.asked.add(id);
    for (const file of files) this.sizes.set(file.id, file.sizeBytes);
    this.step({ type: 'batchAdded', batch: { id, inspectionId: id, inspectionName: id, assetName: id, files, process } });
  }

  act(type: 'paused' | 'resumed' | 'retried' | 'cancelled' | 'dismissed', batchId: string): void {
    if (this.state.batches.some(({ id }) => id === batchId)) this.step({ type, batchId });
  }

  /** Reports the end of one file on its way. */
  endFile(index: number, isStored: boolean): void {
    const [fileId, order] = [...this.sending][index % Math.max(1, this.sending.size)] ?? [];
    if (fileId === undefined || !order) return;
    this.sending.delete(fileId);
    if (isStored) this.stored.set(fileId, (this.stored.get(fileId) ?? 0) + 1);
    this.step({ ...order, fileId, ...(isStored ? { type: 'fileUploaded' } : { type: 'fileFailed', reason: 'Lost' }) });
  }

  /** Reports what became of one confirmation or start of processing. */
  endCall(isAccepted: boolean): void {
    const [confirming] = this.confirming;
    const [starting] = this.starting;
    if (confirming !== undefined) {
      this.confirming.delete(confirming);
      if (isAccepted) this.confirmed.add(confirming);
      this.step(isAccepted ? { type: 'batchConfirmed', batchId: confirming } : { type: 'batchFailed', batchId: confirming, reason: 'No' });
    } else if (starting !== undefined) {
      this.starting.delete(starting);
      if (isAccepted) this.started.add(starting);
      this.step({ type: isAccepted ? 'processingStarted' : 'processingFailed', batchId: starting });
    }
  }
}

type Command = (runner: Runner) => void;

const batchId = fc.constantFrom(...BATCH_IDS);
const command: fc.Arbitrary<Command> = fc.oneof(
  fc
    .tuple(batchId, fc.array(fc.constantFrom(0, 1, 10 * MB, 20 * MB, 40 * MB), { maxLength: 12 }), fc.boolean())
    .map(([id, sizes, process]): Command => (runner) => runner.add(id, sizes, process)),
  {
    weight: 4,
    arbitrary: fc.tuple(fc.nat(), fc.boolean()).map(([index, isStored]): Command => (runner) => runner.endFile(index, isStored)),
  },
  fc.boolean().map((isAccepted): Command => (runner) => runner.endCall(isAccepted)),
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('paused', 'resumed', 'retried', 'cancelled', 'dismissed'), batchId)
      .map(([type, id]): Command => (runner) => runner.act(type, id)),
  },
  fc.constant<Command>((runner) => runner.step({ type: 'allDismissed' })),
  // Late and invented reports: the machine must not believe them.
  fc
    .tuple(batchId, fc.nat({ max: 12 }), fc.nat({ max: 4 }), fc.boolean())
    .map(([id, index, attempt, isStored]): Command => (runner) => {
      const fileId = `${id}${index}`;
      if (runner.sending.get(fileId)?.attempt === attempt) return;
      const report = { batchId: id, fileId, attempt } as const;
      runner.step(isStored ? { ...report, type: 'fileUploaded' } : { ...report, type: 'fileFailed', reason: 'Lost' });
    }),
  batchId.map((id): Command => (runner) => {
    if (!runner.confirming.has(id)) runner.step({ type: 'batchConfirmed', batchId: id });
  }),
);

describe('any sequence of events', () => {
  it('keeps legal states, loses no file, sends none twice at once, confirms only whole batches', () =>
    fc.assert(
      fc.property(fc.array(command, { maxLength: 80, size: 'max' }), (commands) => {
        const runner = new Runner();
        expect(() => commands.forEach((act) => act(runner))).not.toThrow();
        expect(JSON.parse(JSON.stringify(runner.state))).toEqual(runner.state);
      }),
      { numRuns: 400 },
    ));

  it('and once people resume and retry and the network holds, every batch ends stored once, confirmed and sent', () =>
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60, size: 'max' }), (commands) => {
        const runner = new Runner();
        for (const act of commands) act(runner);
        for (const { id } of runner.state.batches) {
          runner.act('resumed', id);
          runner.act('retried', id);
          runner.act('resumed', id);
        }
        for (let step = 0; step < 200; step += 1) {
          runner.endFile(step, true);
          runner.endCall(true);
        }
        expect(runner.state.chunk).toBeNull();
        for (const batch of runner.state.batches) {
          expect(batch.stage).toBe('Confirmed');
          expect(isInProgress(batch)).toBe(false);
          for (const file of batch.files) expect(runner.stored.get(file.id)).toBe(1);
        }
      }),
      { numRuns: 400 },
    ));
});
