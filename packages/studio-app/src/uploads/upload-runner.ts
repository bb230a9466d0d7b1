import { moduleChanges, projectChanges, projectReads } from '@inspection-studio/domain/calls';
import {
  nextChunk,
  type UploadBatch,
  type UploadEffect,
  type UploadEvent,
  type UploadState,
} from '@inspection-studio/domain/uploads';
import { logError, type Send, StudioError } from '../api/index.ts';
import { failureReason, sourceFault } from './failure-reason.ts';
import { createFileSender, type Retrying } from './file-sender.ts';
import type { PutFile } from './file-transport.ts';
import { createUploadLinks } from './upload-links.ts';
import { type ChoiceProblems, judgeChosen } from './judge-chosen.ts';
import { registerReplacements } from './replace-files.ts';
import { type BatchSources, toRemovalPayload } from './upload-source.ts';
import type { SendingConditions } from './sending-conditions.ts';
import { withRetries } from './with-retries.ts';

/** Status of the response while files of the inspection are missing. */
const CONFLICT = 409;

/** Services of the runner. */
export interface UploadServices {
  send: Send;
  putFile: PutFile;
  /** Gets a new token after the API rejected one. */
  refreshToken: () => Promise<unknown>;
  /** Called when an upload to an inspection has ended, in any way, or its cancelled files were removed. */
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
  /**
   * Registers and sends files that were chosen again in the place of failed ones.
   *
   * @param fileId the only failed file to replace
   * @returns why others were not replaced; `null` if the batch is gone
   * @throws StudioError when they were not registered
   */
  chooseAgain(batch: UploadBatch, chosen: readonly File[], fileId?: string): Promise<ChoiceProblems | null>;
  /** Drops the file handles of all other batches. */
  releaseExcept(batchIds: ReadonlySet<string>): void;
}

/**
 * Owns file handles and running requests. All other state lives in the upload
 * state machine.
 */
export function createUploadRunner(
  { send, putFile, refreshToken, onInspectionChanged, conditions, random }: UploadServices,
  { getState, dispatch }: RunnerHost,
): UploadRunner {
  const batches = new Map<string, BatchSources>();
  const running = new Map<string, AbortController>();
  const links = createUploadLinks(send);
  const retrying: Retrying = (step, options) => withRetries(step, { ...options, conditions, random, refreshToken });

  const sendFile = createFileSender({ send, putFile, links, retrying });

  async function performSend(batchId: string, fileId: string, attempt: number): Promise<void> {
    const source = batches.get(batchId)?.files.get(fileId);
    if (!source) return;
    const report = { batchId, fileId, attempt };
    const controller = new AbortController();
    const { signal } = controller;
    running.set(fileId, controller);
    try {
      await sendFile(fileId, source, {
        signal,
        onProgress: (uploadedBytes) => dispatch({ ...report, type: 'fileProgressed', uploadedBytes }),
        onStored: () => dispatch({ ...report, type: 'fileStored' }),
      });
      batches.get(batchId)?.files.delete(fileId);
      dispatch({ ...report, type: 'fileUploaded' });
    } catch (error) {
      if (!signal.aborted)
        dispatch({ ...report, type: 'fileFailed', reason: failureReason(error), fault: sourceFault(error) });
    } finally {
      if (running.get(fileId) === controller) running.delete(fileId);
    }
  }

  /** Prefetches the upload URLs of the next chunk. */
  function prefetchNext(): void {
    const next = nextChunk(getState());
    for (const { id } of next?.files ?? []) {
      const source = next && batches.get(next.batch.id)?.files.get(id);
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
  }

  /** Safe to retry: the server accepts a Draft only, so it starts processing once. */
  async function startProcessing(batchId: string, inspectionId: string): Promise<void> {
    const isStarted = await retrying(() => send(projectChanges.processProject, { params: { id: inspectionId } })).then(
      () => true,
      () => hasLeftDraft(inspectionId),
    );
    dispatch({ type: isStarted ? 'processingStarted' : 'processingFailed', batchId });
  }

  /** Whether processing was started by an earlier request whose response was lost. */
  const hasLeftDraft = (id: string): Promise<boolean> =>
    retrying(() => send(projectReads.getProject, { params: { id } })).then(
      ({ status }) => status !== 'Draft',
      () => false,
    );

  async function unregister(batchId: string, inspectionId: string, fileIds: readonly string[]): Promise<void> {
    const sources = batches.get(batchId);
    if (!sources) return;
    const params = { id: inspectionId };
    await retrying(async () => {
      const { modules } = await send(projectReads.getProject, { params });
      const payload = toRemovalPayload(sources, fileIds, modules);
      await send(moduleChanges.updateModules, { params, query: { uploadId: batchId }, payload });
    }).catch(logError);
    onInspectionChanged(inspectionId);
  }

  async function chooseAgain(
    { id: batchId, inspectionId, ...batch }: UploadBatch,
    chosen: readonly File[],
    fileId?: string,
  ): Promise<ChoiceProblems | null> {
    const sources = batches.get(batchId);
    if (!sources) return null;
    const { usable, problems } = await judgeChosen(batch, sources, chosen, fileId);
    if (usable.size === 0) return problems;
    const target = { inspectionId, uploadId: batchId };
    const registered = await registerReplacements(send, target, sources, usable);
    for (const { replacedId, id, source } of registered) {
      sources.files.delete(replacedId);
      sources.files.set(id, source);
    }
    const files = registered.map(({ replacedId, id, source: { name, file } }) => ({
      replacedId,
      file: { id, name, sizeBytes: file.size },
    }));
    dispatch({ type: 'filesReplaced', batchId, files });
    return problems;
  }

  return {
    chooseAgain,
    addSources: (batchId, sources) => void batches.set(batchId, sources),
    perform(effect) {
      switch (effect.type) {
        case 'send':
          for (const { fileId, attempt } of effect.files) void performSend(effect.batchId, fileId, attempt);
          return prefetchNext();
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
