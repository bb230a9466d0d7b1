import { documentChanges } from '@inspection-studio/domain/calls';
import { type RegisteredDocument, toDocumentPayload } from '@inspection-studio/domain/documents';
import type { WaitingFor } from '@inspection-studio/domain/uploads';
import { type Send, StudioError } from '../api/index.ts';
import { failureReason, sourceFault } from './failure-reason.ts';
import type { PutFile } from './file-transport.ts';
import type { UnfinishedWork } from './leave-warning.ts';
import type { SendingConditions } from './sending-conditions.ts';
import { createUploadLinks } from './upload-links.ts';
import { type StepProgress, whenPossible, withRetries } from './with-retries.ts';

/** State of the document upload. */
export type DocumentUploadState =
  | { status: 'idle' }
  | { status: 'sending'; name: string; sizeBytes: number; uploadedBytes: number; waitingFor: WaitingFor | null }
  | {
      status: 'failed';
      name: string;
      sizeBytes: number;
      reason: string;
      /** Whether it can be sent again without choosing it again. */
      canRetry: boolean;
    };

/** Uploads documents of the company, one at a time. The upload host keeps it, so an upload outlives the page that started it. */
export interface DocumentUpload extends UnfinishedWork {
  getSnapshot: () => DocumentUploadState;
  /** Starts an upload. Does nothing while another one is running. */
  start: (file: File) => void;
  /** Resumes a failed upload. Does not repeat a registration or transfer that succeeded. */
  retry: () => void;
  /** Cancels a running upload, or removes a failed one. */
  dismiss: () => void;
}

export interface DocumentUploadServices {
  send: Send;
  putFile: PutFile;
  /** Gets a new token after the API rejected one. */
  refreshToken: () => Promise<unknown>;
  /** Whether the network and the session are available. The upload waits for both. */
  conditions: SendingConditions;
  /** Jitter of retry delays, 0 up to but not including 1. */
  random: () => number;
  /** Called when the document is uploaded and listed. */
  onUploaded: (name: string) => void;
}

/** The state without an upload. */
export const IDLE: DocumentUploadState = { status: 'idle' };

/** A file and the progress of its upload. */
interface Job {
  file: File;
  registered: RegisteredDocument | null;
  /** Sending it was begun before. */
  isRepeated: boolean;
  isStored: boolean;
}

/**
 * Registers a document, sends its bytes to the URL from the file service, and
 * confirms the upload.
 */
export function createDocumentUpload({
  send,
  putFile,
  refreshToken,
  conditions,
  random,
  onUploaded,
}: DocumentUploadServices): DocumentUpload {
  const listeners = new Set<() => void>();
  const links = createUploadLinks(send);
  let state: DocumentUploadState = IDLE;
  let job: Job | null = null;
  let running: AbortController | null = null;

  function show(next: DocumentUploadState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function showSent({ name, size: sizeBytes }: File, uploadedBytes: number): void {
    show({
      status: 'sending',
      name,
      sizeBytes,
      uploadedBytes: Math.min(uploadedBytes, sizeBytes),
      waitingFor: conditions.missing(),
    });
  }

  async function run(current: Job): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    const { name, size: sizeBytes } = current.file;
    running = controller;
    showSent(current.file, current.isStored ? sizeBytes : 0);
    try {
      const { id, s3Key } = await register(current, signal);
      await store(current, s3Key, signal);
      await confirm(current, id, signal);
      signal.throwIfAborted();
      job = null;
      show(IDLE);
      onUploaded(name);
    } catch (error) {
      if (signal.aborted) return;
      const canRetry = sourceFault(error) !== 'changed';
      show({ status: 'failed', name, sizeBytes, reason: failureReason(error), canRetry });
    }
  }

  async function register(current: Job, signal: AbortSignal): Promise<RegisteredDocument> {
    if (current.registered) return current.registered;
    const payload = [toDocumentPayload(current.file)];
    // If the response is lost, the first registration is never listed, so a second one is safe.
    const [registered] = await whenPossible(() => send(documentChanges.createDocuments, { payload, signal }), {
      conditions,
      signal,
    });
    if (!registered) throw StudioError.malformed(new Error('No document was registered.'));
    current.registered = registered;
    return registered;
  }

  async function store(current: Job, storageKey: string, signal: AbortSignal): Promise<void> {
    if (current.isStored) return;
    const { file } = current;
    const contentType = toDocumentPayload(file).mime;
    const put = async ({ advanced: onPartStored, reached }: StepProgress) => {
      const url = await links.get({ storageKey, contentType });
      signal.throwIfAborted();
      showSent(file, 0);
      const onProgress = (uploadedBytes: number) => {
        reached(uploadedBytes);
        if (!signal.aborted) showSent(file, uploadedBytes);
      };
      const { isRepeated } = current;
      current.isRepeated = true;
      await putFile({ url, file, contentType, isRepeated, signal, onProgress, onPartStored });
    };
    await withRetries(put, { conditions, signal, random, refreshToken, dropUrl: () => links.drop(storageKey) });
    links.drop(storageKey);
    current.isStored = true;
  }

  async function confirm(current: Job, id: string, signal: AbortSignal): Promise<void> {
    try {
      await withRetries(() => send(documentChanges.confirmDocumentUploaded, { params: { id }, signal }), {
        conditions,
        signal,
        random,
        refreshToken,
      });
    } catch (error) {
      // The server rejects a confirmation when it does not have the bytes.
      if (error instanceof StudioError && error.status !== null && error.status < 500) current.isStored = false;
      throw error;
    }
  }

  conditions.subscribe(() => {
    if (state.status === 'sending') show({ ...state, waitingFor: conditions.missing() });
  });

  return {
    getSnapshot: () => state,
    isUnfinished: () => state.status === 'sending',
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(file) {
      if (state.status === 'sending') return;
      job = { file, registered: null, isRepeated: false, isStored: false };
      void run(job);
    },
    retry() {
      if (state.status === 'failed' && job) void run(job);
    },
    dismiss() {
      running?.abort();
      job = null;
      show(IDLE);
    },
  };
}
