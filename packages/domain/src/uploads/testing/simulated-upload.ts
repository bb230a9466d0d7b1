import { NO_UPLOADS, type UploadEffect, type UploadEvent, type UploadFile, type UploadState } from '../upload-state.ts';
import { uploadTransition } from '../upload-machine.ts';

/** A file as the service knows it. */
interface ServedFile {
  id: string;
  batchId: string;
  sizeBytes: number;
  isStored: boolean;
  isAcknowledged: boolean;
  /** How often its bytes were sent completely. */
  sentCount: number;
  /** How often its upload was broken off while it was in flight: an interruption may send it twice. */
  brokenCount: number;
}

/** A file on its way: not yet stored, or stored and not yet acknowledged. */
interface Flight {
  batchId: string;
  fileId: string;
  attempt: number;
}

/** What is decided by chance: a number from 0 up to but not including `limit`. */
type Choose = (limit: number) => number;

/**
 * The upload state machine over a simulated service. Everything between them is decided by chance: in which order replies
 * arrive, what fails, what was done although its reply was lost, and when the tab is reloaded or dies. After a reload, the
 * missing files of the service are added again, as Continue upload does.
 */
export class SimulatedUpload {
  state: UploadState = NO_UPLOADS;
  readonly served = new Map<string, ServedFile>();
  /** Batches that the service has marked uploaded. */
  readonly confirmed = new Set<string>();
  private flights: Flight[] = [];
  private calls: Extract<UploadEffect, { type: 'confirmBatch' | 'startProcessing' }>[] = [];

  private readonly choose: Choose;

  constructor(choose: Choose) {
    this.choose = choose;
  }

  dispatch(event: UploadEvent): void {
    const [next, effects] = uploadTransition(this.state, event);
    this.state = next;
    for (const effect of effects) this.perform(effect);
  }

  /** Registers a batch and starts it. */
  add(batchId: string, sizesBytes: readonly number[]): void {
    for (const [index, sizeBytes] of sizesBytes.entries()) {
      const id = `${batchId}${index}`;
      this.served.set(id, {
        id,
        batchId,
        sizeBytes,
        isStored: false,
        isAcknowledged: false,
        sentCount: 0,
        brokenCount: 0,
      });
    }
    this.start(batchId);
  }

  /** The tab is reloaded or dies: requests are broken off, each before or after the service has done what they ask. */
  reload(): void {
    for (const flight of this.flights) this.breakOff(flight);
    for (const call of this.calls) if (this.choose(2) === 0) this.serve(call);
    this.flights = [];
    this.calls = [];
    this.state = NO_UPLOADS;
  }

  /** Continues what is missing after a reload. A batch that the tab still has is left alone. */
  continueAll(): void {
    const known = new Set(this.state.batches.map(({ id }) => id));
    for (const batchId of new Set([...this.served.values()].map((file) => file.batchId)))
      if (!known.has(batchId) && !this.confirmed.has(batchId)) this.start(batchId);
  }

  /** One reply arrives. @param isHealthy nothing fails @returns whether anything was on its way */
  advance(isHealthy: boolean): boolean {
    const count = this.flights.length + this.calls.length;
    if (count === 0) return false;
    const index = this.choose(count);
    const flight = this.flights[index];
    if (flight) this.advanceFlight(flight, isHealthy);
    else this.answerCall(index - this.flights.length, isHealthy);
    return true;
  }

  private start(batchId: string): void {
    const missing = [...this.served.values()].filter((file) => file.batchId === batchId && !file.isAcknowledged);
    const files = missing.map(({ id, sizeBytes }): Pick<UploadFile, 'id' | 'name' | 'sizeBytes'> => ({
      id,
      name: `${id}.jpg`,
      sizeBytes,
    }));
    // Everything has arrived, and only the end was not reported: the inspection is marked uploaded when it is sent.
    if (files.length === 0) this.confirmed.add(batchId);
    else
      this.dispatch({
        type: 'batchAdded',
        batch: {
          id: batchId,
          inspectionId: batchId,
          inspectionName: batchId,
          assetName: 'Pier',
          files,
          process: false,
        },
      });
  }

  private perform(effect: UploadEffect): void {
    if (effect.type === 'send')
      this.flights.push(...effect.files.map((file) => ({ batchId: effect.batchId, ...file })));
    else if (effect.type === 'abort') {
      const isAborted = ({ batchId, fileId }: Flight) => batchId === effect.batchId && effect.fileIds.includes(fileId);
      for (const flight of this.flights.filter(isAborted)) this.breakOff(flight);
      this.flights = this.flights.filter((flight) => !isAborted(flight));
    } else if (effect.type !== 'unregister') this.calls.push(effect);
  }

  private breakOff({ fileId }: Flight): void {
    const file = this.served.get(fileId);
    if (!file) return;
    file.brokenCount += 1;
    // The request may have arrived although nobody waits for its reply.
    if (this.choose(2) === 0) return;
    if (file.isStored) file.isAcknowledged = true;
    else this.store(file);
  }

  private store(file: ServedFile): void {
    file.isStored = true;
    file.sentCount += 1;
  }

  private advanceFlight(flight: Flight, isHealthy: boolean): void {
    const file = this.served.get(flight.fileId);
    if (!file) return;
    const isConfirming = this.state.confirming.some(({ fileId }) => fileId === flight.fileId);
    const outcome = isHealthy ? 2 : this.choose(8);
    if (outcome === 0) {
      // It fails after the retries; the reply of the last one may have been lost.
      this.breakOff(flight);
      this.flights = this.flights.filter((other) => other !== flight);
      this.dispatch({ type: 'fileFailed', ...flight, reason: 'Gone.', fault: null });
    } else if (outcome === 1 && !isConfirming) {
      this.dispatch({ type: 'fileProgressed', ...flight, uploadedBytes: Math.floor(file.sizeBytes / 2) });
    } else if (!isConfirming) {
      this.store(file);
      this.dispatch({ type: 'fileStored', ...flight });
    } else {
      file.isAcknowledged = true;
      this.flights = this.flights.filter((other) => other !== flight);
      this.dispatch({ type: 'fileUploaded', ...flight });
    }
  }

  private answerCall(index: number, isHealthy: boolean): void {
    const [call] = this.calls.splice(index, 1);
    if (!call) return;
    const { batchId } = call;
    if (!isHealthy && this.choose(4) === 0) this.dispatch({ type: 'batchFailed', batchId, reason: 'Gone.' });
    else this.dispatch({ type: this.serve(call) ? 'batchConfirmed' : 'filesMissing', batchId });
  }

  private serve({ batchId }: { batchId: string }): boolean {
    const isComplete = [...this.served.values()].every((file) => file.batchId !== batchId || file.isAcknowledged);
    if (isComplete) this.confirmed.add(batchId);
    return isComplete;
  }
}
