import {
  documentChanges,
  type RegisteredDocument,
  toDocumentPayload,
  type WaitingFor,
} from '@inspection-studio/domain';
import { type Send, StudioError } from '../api/index.ts';
import type { PutFile } from './file-transport.ts';
import type { UnfinishedWork } from './leave-warning.ts';
import type { SendingConditions } from './sending-conditions.ts';
import { createUploadLinks } from './upload-links.ts';
import { failureReason, whenPossible, withRetries } from './with-retries.ts';

/** What is to be seen of the one document on its way. */
export type DocumentUploadState =
  | { status: 'idle' }
  | { status: 'sending'; name: string; sizeBytes: number; uploadedBytes: number; waitingFor: WaitingFor | null }
  | { status: 'failed'; name: string; sizeBytes: number; reason: string };

/** Sends documents of the company, one at a time; kept by the upload host, so that it outlives the page that started it. */
export interface DocumentUpload extends UnfinishedWork {
  getSnapshot: () => DocumentUploadState;
  /** Does nothing while another one is on its way. */
  start: (file: File) => void;
  /** Goes on with a failed one where it stopped: what is registered or stored is not so again. */
  retry: () => void;
  /** Gives up the one on its way, or forgets a failed one. */
  dismiss: () => void;
}

export interface DocumentUploadServices {
  send: Send;
  putFile: PutFile;
  /** Gets a new token after the API refused one. */
  refreshToken: () => Promise<unknown>;
  /** Whether there is a network and somebody signed in: without them it waits. */
  conditions: SendingConditions;
  /** Spreads the waits between tries, 0 up to but not including 1. */
  random: () => number;
  /** The document is listed from now on. */
  onUploaded: (name: string) => void;
}

/** Nothing is sent. */
export const IDLE: DocumentUploadState = { status: 'idle' };

/** A file, and how far the server knows it. */
interface Job {
  file: File;
  registered: RegisteredDocument | null;
  isStored: boolean;
}

/**
 * Registers a document, sends its bytes to the address the file service gives,
 * and confirms them.
 *
 * @see CO-038, UPL-035, CALL-189..203
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
      if (!signal.aborted) show({ status: 'failed', name, sizeBytes, reason: failureReason(error) });
    }
  }

  async function register(current: Job, signal: AbortSignal): Promise<RegisteredDocument> {
    if (current.registered) return current.registered;
    const payload = [toDocumentPayload(current.file)];
    // One whose answer was lost is never listed, so registering again leaves nothing behind.
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
    const put = async () => {
      const url = await links.get({ storageKey, contentType });
      signal.throwIfAborted();
      showSent(file, 0);
      const onProgress = (uploadedBytes: number) => !signal.aborted && showSent(file, uploadedBytes);
      await putFile({ url, file, contentType, signal, onProgress });
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
      // An answer of the server itself means that it does not have the bytes after all.
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
      job = { file, registered: null, isStored: false };
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
