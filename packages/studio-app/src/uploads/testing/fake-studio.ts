import { type Call, calls, type NewBatch } from '@inspection-studio/domain';
import { vi } from 'vitest';
import type { Send } from '../../api/index.ts';
import type { PutFile, PutRequest } from '../file-transport.ts';
import { createSendingConditions } from '../sending-conditions.ts';
import type { BatchSources, UploadSource } from '../upload-source.ts';
import { createUploadStore } from '../upload-store.ts';

/** A fake server and storage, with the received requests and the stored files. */
function fakeStudio() {
  const asked: string[] = [];
  const stored = new Map<string, string>();
  const confirmed = new Set<string>();
  const faults = new Map<string, (() => unknown)[]>();
  let answering: Promise<void> | undefined;
  let issued = 0;

  /** Fails the next requests of this name, each with one of these errors. */
  const fail = (name: string, ...errors: (() => unknown)[]) => faults.set(name, errors);
  const meet = (name: string) => {
    asked.push(name);
    const fault = faults.get(name)?.shift();
    if (fault) throw fault();
  };

  const send = async (
    call: Call,
    options: { params?: { id: string }; query?: { prefix: string }; signal?: AbortSignal } = {},
  ) => {
    options.signal?.throwIfAborted();
    const id = options.params?.id ?? '';
    switch (call.path) {
      case calls.getUploadUrl.path:
        meet(`url ${options.query?.prefix}`);
        return { url: `/files/${options.query?.prefix}?link=${(issued += 1)}` };
      case calls.confirmImageUploaded.path:
        await answering;
        confirmed.add(id);
        return meet(`confirm ${id}`);
      case calls.confirmProjectUploaded.path:
        return meet('uploaded');
      case calls.processProject.path:
        return meet('process');
      case calls.getProject.path:
        meet('read');
        return { status: stored.has('processed') ? 'Queued' : 'Draft' };
      default:
        return meet(`${call.method} ${call.path} ${JSON.stringify(options)}`);
    }
  };

  /** Holds the responses to confirmations until the returned function is called. */
  const holdConfirmations = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answering = promise;
    return resolve;
  };

  const transfers: (PutRequest & { key: string; finish: () => void })[] = [];
  const hold = { is: false };
  const putFile: PutFile = async (request) => {
    const key = request.url.slice('/files/'.length, request.url.indexOf('?'));
    meet(`put ${key}`);
    if (hold.is) {
      await new Promise<void>((finish, reject) => {
        transfers.push({ ...request, key, finish });
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    }
    stored.set(key, await request.file.text());
  };
  return { asked, stored, confirmed, fail, send: send as unknown as Send, putFile, transfers, hold, holdConfirmations };
}

/** Ids f1, f2, … */
export const names = (count: number) => Array.from({ length: count }, (_, index) => `f${index + 1}`);

/** A batch of registered files with its file handles. */
export function batchOf(
  ids: readonly string[],
  options: { process?: boolean; sizeBytes?: number } = {},
): [NewBatch, BatchSources] {
  const { process = false, sizeBytes = 1 } = options;
  const files = new Map<string, UploadSource>(
    ids.map((id) => [
      id,
      {
        file: new File([`bytes of ${id}`], `${id}.jpg`),
        storageKey: `key-${id}`,
        contentType: 'image/jpeg',
        type: 'Image',
        kind: 'three',
        isStored: false,
      },
    ]),
  );
  const batch: NewBatch = {
    id: 'b1',
    inspectionId: 'i1',
    inspectionName: '20261121',
    assetName: 'Kinnaird viaduct',
    files: ids.map((id) => ({ id, name: `${id}.jpg`, sizeBytes })),
    process,
  };
  return [batch, { files, modules: { three: { rgb: [], ir: [], isAr: false, remove: [] } } }];
}

/** A network and a session that a test can switch. */
export function fakeConditions() {
  const network = new EventTarget();
  const online = { is: true, leadsNowhere: false };
  const session = { isExpired: false };
  const listeners = new Set<() => void>();
  const conditions = createSendingConditions({
    isOnline: () => online.is,
    probe: async () => {
      if (!online.is || online.leadsNowhere) throw new TypeError('Failed to fetch');
    },
    session: {
      getState: () => ({ phase: 'signed-in', ...session }),
      subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    },
    network,
  });
  const goOnline = (isOnline: boolean) => {
    online.is = isOnline;
    network.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  const endSession = (isExpired: boolean) => {
    session.isExpired = isExpired;
    for (const listener of listeners) listener();
  };
  return { conditions, online, goOnline, endSession };
}

/** An upload store on a fake studio, with helpers for both. */
export function setUpUploads() {
  const studio = fakeStudio();
  const { conditions, ...surroundings } = fakeConditions();
  const onInspectionChanged = vi.fn<(id: string) => void>();
  const refreshToken = vi.fn(async () => {});
  const store = createUploadStore({
    send: studio.send,
    putFile: studio.putFile,
    refreshToken,
    onInspectionChanged,
    conditions,
    random: () => 0,
    now: () => Date.now(),
  });
  const batch = () => store.getSnapshot().batches[0];
  const completed = () =>
    batch()
      ?.files.filter((file) => file.status === 'Completed')
      .map(({ id }) => id);
  const count = (name: string) => studio.asked.filter((request) => request === name).length;
  return { ...studio, ...surroundings, store, batch, completed, count, onInspectionChanged, refreshToken };
}
