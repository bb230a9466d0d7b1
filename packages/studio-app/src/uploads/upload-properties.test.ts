import { type BatchActed, batchActions, batchStatus, hasFailed, isInProgress } from '@inspection-studio/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { batchOf } from './testing/fake-studio.ts';
import { FAULTS, FaultyService, requestsTo } from './testing/faulty-service.ts';
import { createVirtualClock } from './testing/virtual-clock.ts';
import { createUploadStore } from './upload-store.ts';
import { putFileByXhr } from './xhr-transport.ts';

const SEED_COUNT = 200;
const MiB = 1024 * 1024;
const STEP_COUNT = 25;
const LONGEST_STEP_MS = 30_000;
const ACTIONS = { pause: 'paused', resume: 'resumed', retry: 'retried', cancel: 'cancelled', dismiss: 'dismissed' } as const satisfies Record<string, BatchActed['type']>;

/** Numbers that look random and are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A schedule of one seed: what a person and the network do while batches are on their way. */
async function play(seed: number): Promise<void> {
  const random = randomOf(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const clock = createVirtualClock();
  const sizes = new Map<string, number>();
  const network = new EventTarget();
  const service = new FaultyService({ clock, random, sizeOf: (key) => sizes.get(key) ?? 1 });
  const journal: string[] = [];
  vi.stubGlobal('setTimeout', clock.setTimeout);
  vi.stubGlobal('clearTimeout', clock.clearTimeout);
  vi.stubGlobal('XMLHttpRequest', requestsTo(service, clock));
  const store = createUploadStore({
    send: service.send,
    putFile: putFileByXhr,
    refreshToken: service.refreshToken,
    onInspectionChanged: () => undefined,
    isOnline: () => service.isOnline,
    random,
    network,
    now: clock.now,
  });
  const batches = () => store.getSnapshot().batches;
  const find = (id: string) => batches().find((batch) => batch.id === id);
  const fileIds = new Map<string, string[]>();
  const pausedByPerson = new Set<string>();

  function add(index: number): void {
    const id = `b${index}`;
    const ids = Array.from({ length: 1 + below(12) }, (_, number) => `${id}f${number}`);
    const [batch, sources] = batchOf(ids, { process: random() < 0.5 });
    const files = batch.files.map((file) => ({ ...file, sizeBytes: [1, MiB, 12 * MiB, 40 * MiB][below(4)] ?? 1 }));
    for (const file of files) sizes.set(`key-${file.id}`, file.sizeBytes);
    service.registered.set(`i-${id}`, ids);
    fileIds.set(id, ids);
    store.add({ ...batch, id, inspectionId: `i-${id}`, files }, sources);
  }

  function act(): void {
    const batch = batches()[below(batches().length)];
    const actions = batch && batchActions(batch);
    const action = actions?.[below(actions.length)];
    if (!batch || !action) return;
    // Failed uploads are dismissed after a question that says what is lost.
    if (action === 'cancel' && random() < 0.6) return;
    journal.push(`${action} ${batch.id}`);
    if (action === 'cancel') for (const file of batch.files) if (file.status !== 'Completed') service.cancelled.add(file.id);
    if (action === 'cancel' || action === 'dismiss') fileIds.delete(batch.id);
    if (action === 'pause') pausedByPerson.add(batch.id);
    if (action === 'resume') pausedByPerson.delete(batch.id);
    store.act(ACTIONS[action], batch.id);
  }

  function switchNetwork(isOnline: boolean): void {
    if (service.isOnline === isOnline) return;
    journal.push(isOnline ? 'online' : 'offline');
    if (isOnline) service.isOnline = true;
    else service.goOffline();
    // Requests may break before the browser announces it, and after.
    network.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }

  /** Nothing is lost: every file of every batch that was not let go is there, once. */
  function check(): void {
    expect(service.violations).toEqual([]);
    for (const [id, ids] of fileIds) {
      expect(find(id)?.files.map((file) => file.id)).toEqual(ids);
      for (const file of find(id)?.files ?? []) {
        expect(service.acknowledged.get(file.id) ?? 0, `acknowledgements of ${file.id}`).toBe(file.status === 'Completed' ? 1 : 0);
        expect(file.status !== 'Completed' || service.stored.has(`key-${file.id}`), `bytes of ${file.id}`).toBe(true);
        expect(file.reason !== null, `reason of ${file.id}`).toBe(file.status === 'Failed');
      }
    }
    for (const [id, times] of service.processed) expect(times, `processing of ${id}`).toBe(1);
  }

  try {
    service.rate = [0, 0.05, 0.2, 0.5][below(4)] ?? 0;
    service.faults = FAULTS.filter(() => random() < 0.6);
    journal.push(`rate ${service.rate}, ${service.faults.join(' ')}`);
    const batchCount = 1 + below(3);
    for (let index = 0; index < batchCount; index += 1) add(index);
    for (let step = 0; step < STEP_COUNT; step += 1) {
      await clock.advance(random() ** 3 * LONGEST_STEP_MS);
      if (random() < 0.2) switchNetwork(!service.isOnline);
      else act();
    }
    switchNetwork(true);
    await clock.untilQuiet();
    check();
    // Nothing is left undone in silence: what is not complete was paused by a person, waits for one, or says that it failed.
    for (const batch of batches()) {
      const waitsForPerson = pausedByPerson.has(batch.id) || store.getSnapshot().waitingFor[batch.id] === 'session';
      expect(isInProgress(batch) && !(batchStatus(batch) === 'Paused' && waitsForPerson), `${batch.id} stands still`).toBe(false);
      const hasFailedFiles = batch.files.some((file) => file.status === 'Failed');
      expect(hasFailedFiles && service.markedUploaded.has(batch.inspectionId), `${batch.id} was marked uploaded`).toBe(false);
    }

    service.rate = 0;
    for (let round = 0; round < 2; round += 1) {
      for (const batch of batches().filter(hasFailed)) store.act('retried', batch.id);
      for (const batch of batches()) if (batchStatus(batch) === 'Paused') store.act('resumed', batch.id);
      await clock.untilQuiet();
    }
    check();
    for (const batch of batches()) {
      expect(batch).toMatchObject({ stage: 'Confirmed', processing: expect.not.stringMatching('Pending') });
      expect(service.markedUploaded.has(batch.inspectionId)).toBe(true);
    }
  } catch (cause) {
    throw new Error(`Seed ${seed}: ${journal.join(', ')}\n${String(cause)}`, { cause });
  }
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it(`${SEED_COUNT} schedules of faults, pause, resume, retry, cancel and offline: every file is acknowledged once or visibly failed, none is lost`, async () => {
  for (let seed = 1; seed <= SEED_COUNT; seed += 1) await expect(play(seed)).resolves.toBeUndefined();
}, 30_000);
