import {
  imageChanges,
  moduleChanges,
  projectChanges,
  projectReads,
  takeChunk,
  type UploadEffect,
  type UploadEvent,
  type UploadState,
} from '@inspection-studio/domain';
import { logError, type Send, StudioError } from '../api/index.ts';
import type { PutFile } from './file-transport.ts';
import { createUploadLinks } from './upload-links.ts';
import { type BatchSources, toRemovalPayload, type UploadSource } from './upload-source.ts';
import type { SendingConditions } from './sending-conditions.ts';
import { failureReason, kindOf, type RetryOptions, withRetries } from './with-retries.ts';

/** Status of the response while files of the inspection are missing. */
const CONFLICT = 409;

/** Services of the runner. */
export interface UploadServices {
  send: Send;
  putFile: PutFile;
  /** Gets a new token after the API rejected one. */
  refreshToken: () => Promise<unknown>;
  /** Called when an inspection was marked uploaded or sent for processing. */
  onInspectionChanged: (inspectionId: string) => void;
  /** Whether the network and the session are available. */
  conditions: SendingConditions;
  /** Jitter of retry delays, 0 up to but not including 1. */
  random: () => number;
}

/** The state machine as the runner sees it. */
export interface RunnerHost {
  getState: () => UploadState;
  dispatch: (event: UploadEvent) => void;
}

/** Performs the effects of the upload state machine and reports the outcome as events. */
export interface UploadRunner {
  /** Takes the file handles of a batch. Each is dropped when its file is uploaded, cancelled or dismissed. */
  addSources(batchId: string, sources: BatchSources): void;
  perform(effect: UploadEffect): void;
  /** Drops the file handles of all other batches. */
  releaseExcept(batchIds: ReadonlySet<string>): void;
}

/**
 * Owns file handles and running requests. All other state lives in the upload
 * state machine.
 *
 * @see UPL-011..017, UPL-053
 */
export function createUploadRunner(
  { send, putFile, refreshToken, onInspectionChanged, conditions, random }: UploadServices,
  { getState, dispatch }: RunnerHost,
): UploadRunner {
  const batches = new Map<string, BatchSources>();
  const running = new Map<string, AbortController>();
  const links = createUploadLinks(send);
  const retrying = <T>(step: () => Promise<T>, options?: Pick<RetryOptions, 'signal' | 'dropUrl'>) =>
    withRetries(step, { ...options, conditions, random, refreshToken });

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
      signal.throwIfAborted();
      dispatch({ ...report, type: 'fileStored' });
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
      await putFile({ url, file, contentType, signal, onProgress }).catch(async (error: unknown) => {
        // A file that is gone also looks like a network error. Reading it throws the actual error.
        if (!signal.aborted) await file.slice(0, 1).arrayBuffer();
        throw error;
      });
    };
    await retrying(put, { signal, dropUrl });
    source.isStored = true;
    dropUrl();
  }

  async function confirm(id: string, source: UploadSource, signal: AbortSignal): Promise<void> {
    try {
      await retrying(
        () => send(imageChanges.confirmImageUploaded, { params: { id }, payload: { type: source.type }, signal }),
        {
          signal,
        },
      );
    } catch (error) {
      // The server rejects a confirmation when it does not have the bytes.
      if (!signal.aborted && kindOf(error) === 'final') source.isStored = false;
      throw error;
    }
  }

  /** Prefetches the upload URLs of the next chunk. */
  function prefetchNext(batchId: string): void {
    const { batches: states, chunk, confirming } = getState();
    const onTheirWay = new Set([
      ...(chunk?.files.map(({ id }) => id) ?? []),
      ...confirming.map(({ fileId }) => fileId),
    ]);
    const files = states.find(({ id }) => id === batchId)?.files ?? [];
    for (const { id } of takeChunk(files.filter((file) => file.status === 'Pending' && !onTheirWay.has(file.id)))) {
      const source = batches.get(batchId)?.files.get(id);
      if (source && !source.isStored) links.prefetch(source);
    }
  }

  async function confirmBatch(batchId: string, inspectionId: string): Promise<void> {
    try {
      await retrying(() => send(projectChanges.confirmProjectUploaded, { params: { id: inspectionId } }));
      dispatch({ type: 'batchConfirmed', batchId });
    } catch (error) {
      const isMissingFiles = error instanceof StudioError && error.status === CONFLICT;
      dispatch(
        isMissingFiles
          ? { type: 'filesMissing', batchId }
          : { type: 'batchFailed', batchId, reason: failureReason(error) },
      );
    }
    onInspectionChanged(inspectionId);
  }

  /** Safe to retry: the server accepts a Draft only, so it starts processing once. */
  async function startProcessing(batchId: string, inspectionId: string): Promise<void> {
    const isStarted = await retrying(() => send(projectChanges.processProject, { params: { id: inspectionId } })).then(
      () => true,
      () => hasLeftDraft(inspectionId),
    );
    dispatch({ type: isStarted ? 'processingStarted' : 'processingFailed', batchId });
    onInspectionChanged(inspectionId);
  }

  /** Whether processing was started by an earlier request whose response was lost. */
  function hasLeftDraft(id: string): Promise<boolean> {
    return retrying(() => send(projectReads.getProject, { params: { id } })).then(
      ({ status }) => status !== 'Draft',
      () => false,
    );
  }

  async function unregister(batchId: string, inspectionId: string, fileIds: readonly string[]): Promise<void> {
    const sources = batches.get(batchId);
    if (!sources) return;
    const payload = toRemovalPayload(sources, fileIds);
    await retrying(() => send(moduleChanges.updateModules, { params: { id: inspectionId }, payload })).catch(logError);
    onInspectionChanged(inspectionId);
  }

  return {
    addSources: (batchId, sources) => void batches.set(batchId, sources),
    perform(effect) {
      switch (effect.type) {
        case 'send':
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
      for (const [id, { files }] of batches) {
        if (batchIds.has(id)) continue;
        for (const { storageKey } of files.values()) links.drop(storageKey);
        batches.delete(id);
      }
    },
  };
}
