import { type Call, calls } from '@inspection-studio/domain/calls';
import type { ModuleFiles, ModulesPayload, ModulesReply } from '@inspection-studio/domain/inspections';
import type { NewBatch } from '@inspection-studio/domain/uploads';
import { vi } from 'vitest';
import { createConnection, type Send, StudioError } from '../../api/index.ts';
import { hiddenPage } from '../../api/testing/hidden-page.ts';
import { openHashing } from '../checksums/file-hashing.ts';
import { type PutFile, type PutRequest, StorageError } from '../file-transport.ts';
import { putUnchanged } from '../put-file.ts';
import { createSendingConditions } from '../sending-conditions.ts';
import type { BatchSources, UploadSource } from '../upload-source.ts';
import { createUploadStore, type UploadStoreOptions } from '../upload-store.ts';

/** Returns the error of a request. One with a file may report the bytes that it sent before. */
type Fault = (onProgress: PutRequest['onProgress']) => unknown;

/** A fake server and storage, with the received requests and the stored files. */
function fakeStudio() {
  const asked: string[] = [];
  /** Reports of running uploads: 'b1 0/2', and 'b1 ended'. */
  const reports: string[] = [];
  const stored = new Map<string, string>();
  const confirmed = new Set<string>();
  const faults = new Map<string, Fault[]>();
  let answering: Promise<void> | undefined;
  let issued = 0;

  /** Fails the next requests of this name, each with one of these errors. */
  const fail = (name: string, ...errors: Fault[]) => faults.set(name, errors);
  const meet = (name: string, onProgress: PutRequest['onProgress'] = () => undefined) => {
    asked.push(name);
    const fault = faults.get(name)?.shift();
    if (fault) throw fault(onProgress);
  };

  /** Registered files, as the server lists them. */
  const registered: { files: ModuleFiles } = {
    files: {
      three: { rgb: [], ir: [] },
      two: { rgb: [], ir: [] },
      ortho: { data: [] },
      sonar: { data: [] },
      supplementary: { data: [] },
    },
  };
  /** Settings of the inspection, as the server has them now. */
  const settings = { now: { three: { isAr: false }, ortho: { isEnabled: false, gcp: false } } };
  const register = ({ three }: ModulesPayload): ModulesReply => {
    const toFile = ({ name }: { name: string }) => ({ id: `new-${name}`, name, s3Key: `key-new-${name}` });
    return three ? { three: { rgb: three.rgb.map(toFile), ir: three.ir.map(toFile) } } : {};
  };

  const send = async (
    call: Call,
    options: {
      params?: { id: string; uploadId?: string };
      query?: { prefix: string };
      payload?: unknown;
      signal?: AbortSignal;
      keepalive?: boolean;
    } = {},
  ) => {
    options.signal?.throwIfAborted();
    const id = options.params?.id ?? '';
    if (call.path === calls.renewUpload.path) {
      const { done, total } = (options.payload ?? {}) as { done?: number; total?: number };
      const fault = faults.get('report')?.shift();
      if (fault) throw fault(() => undefined);
      const words = call.method === 'PUT' ? `${done}/${total}` : options.keepalive ? 'ended, keepalive' : 'ended';
      return void reports.push(`${options.params?.uploadId} ${words}`);
    }
    switch (call.path) {
      case calls.getUploadUrl.path:
        meet(`url ${options.query?.prefix}`);
        return { url: `/files/${options.query?.prefix}?link=${(issued += 1)}` };
      case calls.confirmImageUploaded.path:
        await answering;
        if (stored.has(`key-${id}`)) confirmed.add(id);
        meet(`confirm ${id}`);
        if (!confirmed.has(id)) throw StudioError.fromAnswer(409);
        return undefined;
      case calls.confirmProjectUploaded.path:
        return meet('uploaded');
      case calls.processProject.path:
        return meet('process');
      case calls.getProject.path:
        meet('read');
        return { status: stored.has('processed') ? 'Queued' : 'Draft', modules: settings.now };
      case calls.updateModules.path: {
        meet(`${call.method} ${call.path} ${JSON.stringify(options)}`);
        return call.method === 'GET' ? registered.files : register(options.payload as ModulesPayload);
      }
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
    meet(`put ${key}`, request.onProgress);
    if (hold.is) {
      await new Promise<void>((finish, reject) => {
        transfers.push({ ...request, key, finish });
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    }
    stored.set(key, await request.file.text());
  };
  return {
    asked,
    reports,
    registered,
    settings,
    stored,
    confirmed,
    fail,
    send: send as unknown as Send,
    putFile,
    transfers,
    hold,
    holdConfirmations,
  };
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
        name: `${id}.jpg`,
        storageKey: `key-${id}`,
        contentType: 'image/jpeg',
        type: 'Image',
        kind: 'three',
        list: 'rgb',
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
  return [batch, { files }];
}

/** A network and a session that a test can switch. */
export function fakeConditions() {
  const network = new EventTarget();
  const online = { is: true, leadsNowhere: false };
  const session = { isExpired: false };
  const listeners = new Set<() => void>();
  const conditions = createSendingConditions({
    connection: createConnection({
      isOnline: () => online.is,
      probe: async () => {
        if (!online.is || online.leadsNowhere) throw new TypeError('Failed to fetch');
      },
      network,
      page: hiddenPage(),
    }),
    session: {
      getState: () => ({ phase: 'signed-in', ...session }),
      subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    },
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
export function setUpUploads(options: Pick<UploadStoreOptions, 'isAdaptive' | 'onSending'> = {}) {
  const studio = fakeStudio();
  const { conditions, ...surroundings } = fakeConditions();
  const onInspectionChanged = vi.fn<(id: string) => void>();
  const refreshToken = vi.fn(async () => {});
  const page = new EventTarget();
  const store = createUploadStore({
    send: studio.send,
    putFile: putUnchanged(studio.putFile, openHashing),
    refreshToken,
    onInspectionChanged,
    conditions,
    random: () => 0,
    page,
    now: () => Date.now(),
    ...options,
  });
  /** Makes reading a file from the disk fail with an error of this name, before it is sent or after. */
  const breakFile = ({ files }: BatchSources, id: string, name: string, { isSent = false } = {}) => {
    const file = files.get(id)?.file;
    if (!file) throw new Error(`There is no file ${id}.`);
    if (!isSent) studio.fail(`put key-${id}`, () => new StorageError(`Network error: PUT /files/key-${id}`));
    vi.spyOn(file, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new DOMException('It is gone.', name)),
    } as unknown as Blob);
  };
  const batch = () => store.getSnapshot().batches[0];
  const completed = () =>
    batch()
      ?.files.filter((file) => file.status === 'Completed')
      .map(({ id }) => id);
  const count = (name: string) => studio.asked.filter((request) => request === name).length;
  return {
    ...studio,
    ...surroundings,
    page,
    store,
    batch,
    breakFile,
    completed,
    count,
    onInspectionChanged,
    refreshToken,
  };
}
