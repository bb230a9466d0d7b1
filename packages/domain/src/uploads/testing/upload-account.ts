import { uploadTransition } from '../upload-machine.ts';
import { type BatchActed, NO_UPLOADS, type UploadEffect, type UploadEvent, type UploadState } from '../upload-state.ts';

/** Throws unless a condition is true. */
function claim(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise);
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A fake runner that sends nothing. It records the effects of the state machine
 * and throws when an effect contradicts earlier ones.
 */
export class UploadAccount {
  state: UploadState = NO_UPLOADS;
  /** Attempts in flight, by file. */
  readonly sending = new Map<string, { batchId: string; attempt: number }>();
  /** Files in flight that are stored. */
  readonly unconfirmed = new Set<string>();
  readonly stored = new Set<string>();
  readonly confirming = new Set<string>();
  readonly confirmed = new Set<string>();
  readonly starting = new Set<string>();
  /** File ids of every batch that was added. */
  readonly added = new Map<string, { fileIds: string[]; process: boolean }>();
  /** Batches that were sent for processing. */
  readonly started = new Set<string>();

  step(event: UploadEvent): void {
    const before = this.state;
    const written = JSON.stringify(before);
    const step = uploadTransition(before, event);
    claim(JSON.stringify(before) === written, 'a step changed the state it was given');
    claim(
      isSame(uploadTransition(JSON.parse(written), event), step),
      'a state after a JSON round trip gives another result',
    );
    this.state = step[0];
    for (const effect of step[1]) this.perform(effect);
    this.compare(before, event);
  }

  private perform(effect: UploadEffect): void {
    const { batchId } = effect;
    switch (effect.type) {
      case 'send':
        claim(this.state.waitingFor === null, 'a chunk was sent while sending was blocked');
        claim(
          this.sending.size === this.unconfirmed.size || this.state.aheadBytes !== null,
          'a chunk was sent while another was in flight',
        );
        claim(this.unconfirmed.size <= 5, 'confirmations were more than a chunk behind');
        for (const { fileId, attempt } of effect.files) {
          claim(!this.stored.has(fileId), 'a stored file was sent again');
          claim(!this.sending.has(fileId), 'a file was sent twice at once');
          this.sending.set(fileId, { batchId, attempt });
        }
        break;
      case 'abort':
        for (const id of effect.fileIds) {
          claim(this.sending.delete(id), 'a file was aborted that was not being sent');
          this.unconfirmed.delete(id);
        }
        break;
      case 'unregister':
        for (const id of effect.fileIds) {
          claim(!this.stored.has(id) && !this.sending.has(id), 'a file was unregistered that is stored or in flight');
        }
        break;
      case 'confirmBatch':
        claim(
          this.added.get(batchId)?.fileIds.every((id) => this.stored.has(id)) === true,
          'a batch was confirmed early',
        );
        claim(!this.confirming.has(batchId) && !this.confirmed.has(batchId), 'a batch was confirmed twice');
        this.confirming.add(batchId);
        break;
      case 'startProcessing':
        claim(this.confirmed.has(batchId), 'an inspection was sent that is not marked uploaded');
        claim(
          this.added.get(batchId)?.process === true,
          'an inspection was sent although processing was not requested',
        );
        claim(!this.started.has(batchId), 'an inspection was sent twice');
        this.started.add(batchId);
        this.starting.add(batchId);
        break;
    }
  }

  /** Checks the state after a step against the state before it. */
  private compare(before: UploadState, event: UploadEvent): void {
    const { batches, chunk, confirming } = this.state;
    const sending = [...this.sending.keys()].filter((id) => !this.unconfirmed.has(id));
    claim(isSame(sending, chunk?.files.map(({ id }) => id) ?? []), 'the chunk is not what is being sent');
    claim(
      isSame(
        [...this.unconfirmed],
        confirming.map(({ fileId }) => fileId),
      ),
      'other files are being confirmed',
    );
    for (const batch of batches) {
      const ids = batch.files.map(({ id }) => id);
      claim(isSame(ids, this.added.get(batch.id)?.fileIds), 'a file was lost');
      claim(
        ids.every((id, index) => this.stored.has(id) === (batch.files[index]?.status === 'Completed')),
        'Completed does not mean stored',
      );
    }
    for (const batch of before.batches) {
      const after = batches.find(({ id }) => id === batch.id);
      const isLetGo =
        event.type === 'allDismissed' ||
        ((event.type === 'cancelled' || event.type === 'dismissed') && event.batchId === batch.id);
      claim(after !== undefined || isLetGo, 'a batch was lost');
      for (const [index, { attempt }] of batch.files.entries()) {
        const now = after?.files[index]?.attempt ?? attempt;
        const ordered = this.sending.get(batch.files[index]?.id ?? '')?.attempt;
        claim(now === attempt || (now === attempt + 1 && ordered === now), 'an attempt was counted that was not made');
      }
    }
  }

  add(id: string, sizes: number[], process: boolean): void {
    if (this.added.has(id)) return;
    const files = sizes.map((sizeBytes, index) => ({ id: `${id}${index}`, name: `${index}.jpg`, sizeBytes }));
    this.added.set(id, { fileIds: files.map((file) => file.id), process });
    this.step({
      type: 'batchAdded',
      batch: { id, inspectionId: id, inspectionName: id, assetName: id, files, process },
    });
  }

  act(type: BatchActed['type'], batchId: string): void {
    if (this.state.batches.some(({ id }) => id === batchId)) this.step({ type, batchId });
  }

  /** Reports progress or the end of one file in flight. */
  reportFile(index: number, type: 'fileProgressed' | 'fileStored' | 'fileUploaded' | 'fileFailed'): void {
    const [fileId, order] = [...this.sending][index % Math.max(1, this.sending.size)] ?? [];
    if (fileId === undefined || !order) return;
    if (type === 'fileStored') this.unconfirmed.add(fileId);
    if (type === 'fileUploaded' || type === 'fileFailed') {
      this.sending.delete(fileId);
      this.unconfirmed.delete(fileId);
    }
    if (type === 'fileUploaded') this.stored.add(fileId);
    this.step({ ...order, fileId, type, uploadedBytes: index, reason: 'Lost', fault: null });
  }

  /** Answers one confirmation, or otherwise one start of processing, for which `filesMissing` is a refusal. */
  answerCall(answer: 'accepted' | 'refused' | 'filesMissing'): void {
    const [confirming] = this.confirming;
    const [starting] = this.starting;
    if (confirming !== undefined && answer === 'refused') {
      this.failBatch(confirming);
    } else if (confirming !== undefined) {
      this.confirming.delete(confirming);
      if (answer === 'accepted') this.confirmed.add(confirming);
      this.step({ type: answer === 'accepted' ? 'batchConfirmed' : 'filesMissing', batchId: confirming });
    } else if (starting !== undefined) {
      this.starting.delete(starting);
      this.step({ type: answer === 'accepted' ? 'processingStarted' : 'processingFailed', batchId: starting });
    }
  }

  failBatch(batchId: string): void {
    this.confirming.delete(batchId);
    this.step({ type: 'batchFailed', batchId, reason: 'No' });
  }

  /** Sends a late, repeated or unknown report, which the state machine must ignore. */
  reportLate(event: Extract<UploadEvent, { batchId: string }>): void {
    const isExpected =
      'fileId' in event
        ? this.sending.get(event.fileId)?.attempt === event.attempt
        : event.type === 'batchConfirmed' || event.type === 'filesMissing'
          ? this.confirming.has(event.batchId)
          : this.starting.has(event.batchId);
    if (isExpected) return;
    const before = this.state;
    this.step(event);
    claim(this.state === before, 'a late report changed the state');
  }
}
