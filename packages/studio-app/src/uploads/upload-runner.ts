import { calls, CHUNK_MAX_FILES, chunkFiles, type UploadEffect, type UploadEvent, type UploadState } from '@inspection-studio/domain';
import { logError, type Send, StudioError } from '../api/index.ts';
import type { PutFile } from './file-transport.ts';
import { createUploadLinks } from './upload-links.ts';
import { type BatchSources, toRemovalPayload, type UploadSource } from './upload-source.ts';
import { failureReason, type RetryOptions, withRetries } from './with-retries.ts';

/** What the runner works with. */
export interface UploadServices {
  send: Send;
  putFile: PutFile;
  /** Gets a new token after the API refused one. */
  refreshToken: () => Promise<unknown>;
  /** Called when an inspection was marked uploaded, or sent for processing. */
  onInspectionChanged: (inspectionId: string) => void;
  /** Whether the machine has a network at all. */
  isOnline: () => boolean;
  /** Spreads the waits between tries, 0 up to but not including 1. */
  random: () => number;
}

/** What the runner reads and tells. */
export interface RunnerHost {
  getState: () => UploadState;
  dispatch: (event: UploadEvent) => void;
  /** Nothing can be sent: this batch has to wait for the network. */
  onOffline: (batchId: string) => void;
}

/** Does what the upload machine says, and reports how it went. */
export interface UploadRunner {
  /** Takes over the files of a batch; they are let go when stored, cancelled or dismissed. */
  hold(batchId: string, sources: BatchSources): void;
  perform(effect: UploadEffect): void;
  /** Lets go of batches that are no longer in the state. */
  releaseExcept(batchIds: ReadonlySet<string>): void;
}

/**
 * Owns file handles and running requests; everything that can be said without
 * them is in the machine.
 *
 * @see spec 2 §7 "Behaviour around calls"
 */
export function createUploadRunner(services: UploadServices, host: RunnerHost): UploadRunner {
  const { send, putFile, refreshToken, onInspectionChanged, isOnline, random } = services;
  const { getState, dispatch, onOffline } = host;
  const batches = new Map<string, BatchSources>();
  const running = new Map<string, AbortController>();
  const links = createUploadLinks(send);
  const retrying = <T>(step: () => Promise<T>, options?: Pick<RetryOptions, 'signal' | 'dropUrl'>) =>
    withRetries(step, { ...options, random, refreshToken });

  async function sendFile(batchId: string, fileId: string, attempt: number): Promise<void> {
    const source = batches.get(batchId)?.files.get(fileId);
    if (!source) return;
    const report = { batchId, fileId, attempt };
    const controller = new AbortController();
    const { signal } = controller;
    running.set(fileId, controller);
    try {
      if (!source.isStored) {
        await store(source, signal, (uploadedBytes) => dispatch({ ...report, type: 'fileProgressed', uploadedBytes }));
      }
      await confirm(fileId, source, signal);
      batches.get(batchId)?.files.delete(fileId);
      dispatch({ ...report, type: 'fileUploaded' });
    } catch (error) {
      if (!signal.aborted) dispatch({ ...report, type: 'fileFailed', reason: failureReason(error) });
    } finally {
      if (running.get(fileId) === controller) running.delete(fileId);
    }
  }

  async function store(source: UploadSource, signal: AbortSignal, onProgress: (bytes: number) => void): Promise<void> {
    const { file, contentType, storageKey } = source;
    const dropUrl = () => links.drop(storageKey);
    const put = async () => {
      const url = await links.get(source);
      signal.throwIfAborted();
      await putFile({ url, file, contentType, signal, onProgress });
    };
    await retrying(put, { signal, dropUrl });
    source.isStored = true;
    dropUrl();
  }

  async function confirm(id: string, source: UploadSource, signal: AbortSignal): Promise<void> {
    try {
      await retrying(() => send(calls.confirmImageUploaded, { params: { id }, payload: { type: source.type }, signal }), {
        signal,
      });
    } catch (error) {
      // An answer of the server itself means that it does not have the bytes after all.
      if (error instanceof StudioError && error.status !== null && error.status < 500) source.isStored = false;
      throw error;
    }
  }

  /** Asks for the addresses of the chunk after the one that is being sent. */
  function prefetchNext(batchId: string): void {
    const { batches: states, chunk } = getState();
    const sending = new Set(chunk?.files.map(({ id }) => id));
    const pending = states.find(({ id }) => id === batchId)?.files.filter((file) => file.status === 'Pending') ?? [];
    const following = pending.filter((file) => !sending.has(file.id)).slice(0, CHUNK_MAX_FILES);
    for (const { id } of chunkFiles(following)[0] ?? []) {
      const source = batches.get(batchId)?.files.get(id);
      if (source && !source.isStored) links.prefetch(source);
    }
  }

  async function confirmBatch(batchId: string, inspectionId: string): Promise<void> {
    try {
      await retrying(() => send(calls.confirmProjectUploaded, { params: { id: inspectionId } }));
      dispatch({ type: 'batchConfirmed', batchId });
    } catch (error) {
      dispatch({ type: 'batchFailed', batchId, reason: failureReason(error) });
    }
    onInspectionChanged(inspectionId);
  }

  async function startProcessing(batchId: string, inspectionId: string): Promise<void> {
    const isStarted = await send(calls.processProject, { params: { id: inspectionId } }).then(
      () => true,
      () => hasLeftDraft(send, inspectionId),
    );
    dispatch({ type: isStarted ? 'processingStarted' : 'processingFailed', batchId });
    onInspectionChanged(inspectionId);
  }

  async function unregister(batchId: string, inspectionId: string, fileIds: readonly string[]): Promise<void> {
    const sources = batches.get(batchId);
    if (!sources) return;
    const payload = toRemovalPayload(sources, fileIds);
    await retrying(() => send(calls.updateModules, { params: { id: inspectionId }, payload })).catch(logError);
    onInspectionChanged(inspectionId);
  }

  return {
    hold: (batchId, sources) => void batches.set(batchId, sources),
    perform(effect) {
      switch (effect.type) {
        case 'send':
          if (!isOnline()) return onOffline(effect.batchId);
          for (const { fileId, attempt } of effect.files) void sendFile(effect.batchId, fileId, attempt);
          return prefetchNext(effect.batchId);
        case 'abort':
          return effect.fileIds.forEach((id) => running.get(id)?.abort());
        case 'unregister':
          return void unregister(effect.batchId, effect.inspectionId, effect.fileIds);
        case 'confirmBatch':
          return void confirmBatch(effect.batchId, effect.inspectionId);
        case 'startProcessing':
          return void startProcessing(effect.batchId, effect.inspectionId);
      }
    },
    releaseExcept(batchIds) {
      for (const id of batches.keys()) if (!batchIds.has(id)) batches.delete(id);
    },
  };
}

/** A refusal may follow a request whose answer was lost: the status tells whether it was taken. */
async function hasLeftDraft(send: Send, id: string): Promise<boolean> {
  return send(calls.getProject, { params: { id } }).then(
    ({ status }) => status !== 'Draft',
    () => false,
  );
}
