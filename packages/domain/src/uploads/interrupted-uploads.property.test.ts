import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, it } from 'vitest';
import { SimulatedUpload } from './testing/simulated-upload.ts';

declare const process: { env: Record<string, string | undefined> };

/** Set `UPLOAD_SCHEDULES` to play more. */
const SCHEDULES = Number(process.env['UPLOAD_SCHEDULES'] ?? 10_000);
const FILES_MAX = 200;
const STEPS_MAX = 400;
const BATCHES = ['a', 'b', 'c'] as const;
const MiB = 1024 * 1024;
/** Bytes ahead, and null for chunks. */
const AHEAD = [null, 1, 16 * MiB, 1_000 * MiB];
const ACTIONS = ['paused', 'resumed', 'retried', 'putFirst'] as const;

interface Played {
  upload: SimulatedUpload;
  reloads: number;
}

/** Plays a schedule to its end: then the network is back, nothing fails any more, and the user continues and retries. */
function play(seed: number): Played {
  const generator = xoroshiro128plus(seed);
  const choose = (limit: number) => uniformInt(generator, 0, limit - 1);
  const upload = new SimulatedUpload(choose);
  // Few schedules have many files, so that thousands can be played.
  let left = Math.max(1, Math.floor(FILES_MAX * (choose(1000) / 1000) ** 4));
  for (const batchId of BATCHES) {
    const count = batchId === 'c' ? left : choose(left + 1);
    left -= count;
    if (count > 0)
      upload.add(
        batchId,
        Array.from({ length: count }, () => choose(12) * 4 * MiB),
      );
  }
  let reloads = 0;
  for (let step = choose(STEPS_MAX); step > 0; step -= 1) {
    const chance = choose(40);
    const batch = upload.state.batches[choose(3)];
    const action = ACTIONS[choose(ACTIONS.length)];
    if (chance === 0) {
      upload.reload();
      reloads += 1;
    } else if (chance === 1) upload.continueAll();
    else if (chance === 2) upload.dispatch({ type: 'sendingBlocked', waitingFor: choose(2) ? 'network' : 'session' });
    else if (chance <= 4) upload.dispatch({ type: 'sendingUnblocked' });
    else if (chance === 8) upload.dispatch({ type: 'aheadChanged', aheadBytes: AHEAD[choose(AHEAD.length)] ?? null });
    else if (chance <= 7 && batch && action) upload.dispatch({ type: action, batchId: batch.id });
    else upload.advance(false);
  }
  for (let round = 0; round < 3; round += 1) {
    upload.dispatch({ type: 'sendingUnblocked' });
    upload.continueAll();
    for (const { id: batchId } of upload.state.batches) {
      upload.dispatch({ type: 'resumed', batchId });
      upload.dispatch({ type: 'retried', batchId });
    }
    while (upload.advance(true));
  }
  return { upload, reloads };
}

it(`${SCHEDULES} schedules of faults, reloads, tab deaths and actions of the user: every file arrives and is acknowledged, and is sent once more at most for each time that it was broken off`, () => {
  const wrong: string[] = [];
  const happened = { reloads: 0, files: 0, broken: 0, largest: 0 };
  for (let seed = 1; seed <= SCHEDULES; seed += 1) {
    const { upload, reloads } = play(seed);
    happened.reloads += reloads;
    happened.largest = Math.max(happened.largest, upload.served.size);
    for (const file of upload.served.values()) {
      happened.files += 1;
      happened.broken += file.brokenCount;
      if (!file.isStored || !file.isAcknowledged) wrong.push(`Seed ${seed}: ${file.id} was lost.`);
      if (file.sentCount > 1 + file.brokenCount)
        wrong.push(`Seed ${seed}: ${file.id} was sent ${file.sentCount} times.`);
      if (!upload.confirmed.has(file.batchId)) wrong.push(`Seed ${seed}: ${file.batchId} was not marked uploaded.`);
    }
    if (wrong.length > 0) break;
  }
  expect(wrong).toEqual([]);
  // The schedules contain what they are about.
  expect(happened.reloads).toBeGreaterThan(SCHEDULES);
  expect(happened.broken).toBeGreaterThan(SCHEDULES);
  expect(happened.largest).toBeGreaterThan(FILES_MAX * 0.9);
}, 600_000_000);
