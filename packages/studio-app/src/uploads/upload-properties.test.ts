import { type BatchActed, batchActions, batchStatus, hasFailed, isInProgress } from '@inspection-studio/domain/uploads';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConnection, StudioError } from '../api/index.ts';
import { hiddenPage } from '../api/testing/hidden-page.ts';
import { batchOf } from './testing/fake-studio.ts';
import { requestsTo } from './testing/faulty-requests.ts';
import { FAULTS, FaultyService, type Line } from './testing/faulty-service.ts';
import { createVirtualClock } from './testing/virtual-clock.ts';
import { createSendingConditions } from './sending-conditions.ts';
import { createUploadStore } from './upload-store.ts';
import { limitRequests } from './limit-requests.ts';
import { openHashing } from './checksums/file-hashing.ts';
import { createPutFile } from './put-file.ts';
import { requestByXhr } from './xhr-transport.ts';

const SEED_COUNT = 400;
const MiB = 1024 * 1024;
const STEP_COUNT = 25;
const LONGEST_STEP_MS = 30_000;
const LONGEST_UPLOAD_MS = 6 * 60 * 60_000;
const ACTIONS = {
  pause: 'paused',
  resume: 'resumed',
  retry: 'retried',
  cancel: 'cancelled',
  dismiss: 'dismissed',
} as const satisfies Record<string, BatchActed['type']>;

/** Number of times each thing happened in all schedules. */
const happened = new Map<string | number, number>();
const count = (what: string | number, times = 1) => happened.set(what, (happened.get(what) ?? 0) + times);

/** Plays the schedule of one seed: actions of the user, the network and the session while batches are uploaded. */
async function play(seed: number): Promise<void> {
  const generator = xoroshiro128plus(seed);
  const random = () => uniformFloat64(generator);
  const below = (limit: number) => Math.floor(random() * limit);
  const clock = createVirtualClock();
  const sizes = new Map<string, number>();
  const network = new EventTarget();
  const service = new FaultyService({ clock, random, sizeOf: (key) => sizes.get(key) ?? 1 });
  const journal: string[] = [];
  const note = (what: string, of = '') => {
    journal.push(`${what} ${of}`.trim());
    count(what);
  };
  vi.stubGlobal('setTimeout', clock.setTimeout);
  vi.stubGlobal('clearTimeout', clock.clearTimeout);
  vi.stubGlobal('XMLHttpRequest', requestsTo(service, clock));
  vi.stubGlobal('navigator', { onLine: true });
  const session = { isExpired: false, tell: () => {} };
  const adaptive = { is: false };
  const store = createUploadStore({
    send: service.send,
    putFile: createPutFile(16 * MiB, { openHashing, requestStorage: limitRequests(requestByXhr) }),
    refreshToken: () =>
      service.refreshToken().catch((error: unknown) => {
        if (error instanceof StudioError) expireSession(true);
        throw error;
      }),
    onInspectionChanged: () => undefined,
    page: new EventTarget(),
    conditions: createSendingConditions({
      connection: createConnection({
        isOnline: () => service.line !== 'down',
        probe: service.probe,
        network,
        page: hiddenPage(),
      }),
      session: {
        getState: () => ({ phase: 'signed-in', isExpired: session.isExpired }),
        subscribe: (tell) => ((session.tell = tell), () => {}),
      },
    }),
    random,
    now: clock.now,
    isAdaptive: () => adaptive.is,
  });
  const batches = () => store.getSnapshot().batches;
  const find = (id: string) => batches().find((batch) => batch.id === id);
  const fileIds = new Map<string, string[]>();
  const pausedByUser = new Set<string>();

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
    // No file of this test changes on the disk.
    const actions = batch && batchActions(batch).filter((one) => one !== 'chooseAgain');
    // Offered once the other files have ended, but accepted at any time.
    const canRetry = batch?.files.some((file) => file.status === 'Failed') || actions?.includes('retry');
    const action = canRetry && random() < 0.5 ? 'retry' : actions?.[below(actions.length)];
    if (!batch || !action) return;
    // Removed batches are not checked, so most stay.
    const isLettingGo = action === 'cancel' || action === 'dismiss';
    if (isLettingGo && random() < 0.85) return;
    note(action, batch.id);
    if (action === 'cancel')
      for (const file of batch.files) if (file.status !== 'Completed') service.cancelled.add(file.id);
    if (isLettingGo) fileIds.delete(batch.id);
    store.act(ACTIONS[action], batch.id);
    // The snapshot may be outdated, so there may be nothing left to pause.
    const isPaused = find(batch.id)?.files.some((file) => file.status === 'Paused');
    if (action === 'pause' && isPaused) pausedByUser.add(batch.id);
    if (action === 'resume') pausedByUser.delete(batch.id);
  }

  function switchLine(line: Line): void {
    const before = service.line;
    if (before === line) return;
    note(`line ${line}`);
    service.switchLine(line);
    // There is no event for a dead connection.
    if (line === 'down') network.dispatchEvent(new Event('offline'));
    if (before === 'down') network.dispatchEvent(new Event('online'));
  }

  /** The browser notices the end of the session when a token is rejected. */
  function expireSession(isExpired: boolean): void {
    if (session.isExpired === isExpired) return;
    session.isExpired = isExpired;
    session.tell();
  }

  function signIn(): void {
    if (!service.isSessionOver) return;
    note('sign in');
    service.signIn();
    expireSession(false);
  }

  function adapt(): void {
    adaptive.is = !adaptive.is;
    service.hasAdapted = true;
    note(adaptive.is ? 'adapt' : 'chunks');
  }

  function endSession(): void {
    note('session over');
    service.endSession();
  }

  /** Checks that nothing is lost: every batch that was not removed has every file once. */
  function check(): void {
    expect(service.violations).toEqual([]);
    for (const [id, ids] of fileIds) {
      expect(find(id)?.files.map((file) => file.id)).toEqual(ids);
      for (const file of find(id)?.files ?? []) {
        expect(service.acknowledged.get(file.id) ?? 0, `acknowledgements of ${file.id}`).toBe(
          file.status === 'Completed' ? 1 : 0,
        );
        expect(file.status !== 'Completed' || service.stored.has(`key-${file.id}`), `bytes of ${file.id}`).toBe(true);
        expect(file.reason !== null, `reason of ${file.id}`).toBe(file.status === 'Failed');
      }
    }
  }

  try {
    service.rate = [0, 0.05, 0.3, 0.7][below(4)] ?? 0;
    service.faults = FAULTS.filter(() => random() < 0.6);
    journal.push(`rate ${service.rate}, ${service.faults.join(' ')}`);
    const batchCount = 1 + below(3);
    for (let index = 0; index < batchCount; index += 1) add(index);
    for (let step = 0; step < STEP_COUNT; step += 1) {
      await clock.advance(random() ** 3 * LONGEST_STEP_MS);
      const chance = random();
      if (chance < 0.2) switchLine(service.line === 'up' ? (['down', 'dead'] as const)[below(2)]! : 'up');
      else if (chance < 0.27) endSession();
      else if (chance < 0.4) signIn();
      else if (chance < 0.45) adapt();
      else act();
    }
    switchLine('up');
    signIn();
    // Not until it is quiet: batches that the user paused are still reported to the server.
    await clock.advance(LONGEST_UPLOAD_MS);
    check();
    // Every batch is complete, paused by the user, or visibly failed.
    for (const batch of batches()) {
      const isPausedByUser = pausedByUser.has(batch.id);
      expect(isInProgress(batch), `${batch.id} stopped, or continued although the user paused it`).toBe(isPausedByUser);
      const hasFailedFiles = batch.files.some((file) => file.status === 'Failed');
      expect(hasFailedFiles && service.markedUploaded.has(batch.inspectionId), `${batch.id} was marked uploaded`).toBe(
        false,
      );
      // A temporary loss of the network or the session is not a failure.
      const isFailure = hasFailedFiles || hasFailed(batch) || batch.processing === 'Failed';
      expect(isFailure && service.rate === 0, `${batch.id} failed without a fault`).toBe(false);
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
    for (const [what, times] of service.met) count(what, times);
  } catch (cause) {
    throw new Error(`Seed ${seed}: ${journal.join(', ')}\n${String(cause)}`, { cause });
  }
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it(`${SEED_COUNT} schedules of faults, pause, resume, retry, cancel, offline and ended sessions: every file is acknowledged once or visibly failed, none is lost`, async () => {
  for (let seed = 1; seed <= SEED_COUNT; seed += 1) await expect(play(seed)).resolves.toBeUndefined();
  const all = [
    ...FAULTS,
    'expired link',
    'expired token',
    'ended session',
    'dead line',
    'line down',
    'sign in',
    'adapt',
    'chunks',
    ...Object.keys(ACTIONS),
  ];
  expect(all.filter((what) => (happened.get(what) ?? 0) < 20)).toEqual([]);
});
