import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from '../api/index.ts';
import { StorageError } from './file-transport.ts';
import { type StepProgress, withRetries } from './with-retries.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z') });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const storage = (status: number | null, retryAfter?: string) => new StorageError('Request failed', status, retryAfter);
const api = (status: number) => StudioError.fromAnswer(status);
const lost = () => storage(null);
const damaged = () => new StorageError('Request failed', 400, null, null, true);

interface Run {
  /** Errors of the first attempts. Later ones succeed. */
  errors: readonly Error[];
  /** Runs in each attempt, before its error. */
  onAttempt?: (progress: StepProgress, attempt: number) => void;
  /** Number of probes without a response. */
  probesLost?: number;
}

/** Runs a step and returns the number of its attempts, or its error, and what was prepared. */
async function run({ errors, onAttempt, probesLost = 0 }: Run) {
  let attempts = 0;
  let probes = 0;
  let isReachable = true;
  const listeners = new Set<() => void>();
  const refreshToken = vi.fn(async () => undefined);
  const dropUrl = vi.fn<() => void>();
  const step = async (progress: StepProgress) => {
    attempts += 1;
    onAttempt?.(progress, attempts);
    const error = errors[attempts - 1];
    if (error) throw error;
  };
  const probe = async () => {
    probes += 1;
    isReachable = probes > probesLost;
    for (const listener of listeners) listener();
    if (!isReachable) setTimeout(probe, 1_000);
  };
  const outcome = withRetries(step, {
    conditions: {
      missing: () => (isReachable ? null : 'network'),
      subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
      doubt: probe,
    },
    random: () => 0,
    refreshToken,
    dropUrl,
  }).then(
    () => 'done',
    (error: StorageError | StudioError) => error.status,
  );
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  return {
    outcome: await outcome,
    attempts,
    probes,
    renewed: refreshToken.mock.calls.length,
    dropped: dropUrl.mock.calls.length,
  };
}

/** This many errors. */
const times = (count: number, error: () => Error) => Array.from({ length: count }, error);

describe('each class of failure has its own count', () => {
  it.each<[string, Error[], object]>([
    ['5 of the server are retried', times(5, () => storage(503)), { outcome: 'done', attempts: 6 }],
    ['the sixth is final', times(6, () => storage(503)), { outcome: 503, attempts: 6 }],
    ['5 without a response are retried', times(5, lost), { outcome: 'done', attempts: 6, probes: 5 }],
    ['the sixth is final, because the studio answers each probe', times(6, lost), { outcome: null, attempts: 6 }],
    ['a rejected token is renewed twice', times(2, () => api(401)), { outcome: 'done', attempts: 3, renewed: 2 }],
    ['not a third time', times(3, () => api(401)), { outcome: 401, attempts: 3, renewed: 2 }],
    ['an expired URL is replaced twice', times(2, () => storage(403)), { outcome: 'done', attempts: 3, dropped: 2 }],
    ['not a third time', times(3, () => storage(403)), { outcome: 403, attempts: 3, dropped: 2 }],
    ['a refused file is not retried', [storage(400)], { outcome: 400, attempts: 1 }],
    ['a file that was damaged on the way is, five times', times(5, damaged), { outcome: 'done', attempts: 6 }],
    ['a file that is too large is not', [storage(413)], { outcome: 413, attempts: 1 }],
    ['nor one whose response asks for no understandable wait', [storage(413, 'soon')], { outcome: 413, attempts: 1 }],
    ['it is retried if the response asks to wait', times(5, () => storage(413, '1')), { outcome: 'done', attempts: 6 }],
    ['a call that is too large is retried', times(5, () => api(413)), { outcome: 'done', attempts: 6 }],
    [
      'tokens and URLs use up no retries of the server',
      [
        ...times(2, () => api(401)),
        ...times(3, () => storage(500)),
        ...times(2, () => storage(403)),
        ...times(2, () => storage(408)),
      ],
      { outcome: 'done', attempts: 10, renewed: 2, dropped: 2 },
    ],
  ])('%s', async (_case, errors, expected) => expect(await run({ errors })).toMatchObject(expected));
});

describe('a failure while the studio does not answer waits for its answer, and does not count', () => {
  it.each([
    ['without a response', lost],
    ['502 of a proxy in front of the storage', () => storage(502)],
    ['503', () => storage(503)],
    ['504', () => api(504)],
  ])('%s', async (_case, error) => {
    // The next attempt meets a studio that answers, so it counts.
    const result = await run({ errors: times(6, error), probesLost: 4 });
    expect(result).toMatchObject({ outcome: 'done', attempts: 7 });
  });
  it('another status counts without a probe', async () =>
    expect(await run({ errors: times(6, () => storage(500)), probesLost: 4 })).toMatchObject({
      outcome: 500,
      probes: 0,
    }));
});

describe('failures before the upload got further no longer count', () => {
  const MB = 1_000_000;
  const bytes =
    (...sent: number[]) =>
    ({ reached }: StepProgress, attempt: number) => {
      for (let part = 1; part <= 10; part += 1) reached(((sent[attempt - 1] ?? sent.at(-1) ?? 0) * part) / 10);
    };
  const every =
    (count: number) =>
    ({ advanced }: StepProgress, attempt: number) => {
      if (attempt % count === 0) advanced();
    };
  it.each<[string, number, Run['onAttempt'], object]>([
    ['each attempt stores a part', 30, every(1), { outcome: 'done', attempts: 31 }],
    ['every fifth attempt does', 30, every(5), { outcome: 'done', attempts: 31 }],
    ['every seventh is too late', 30, every(7), { outcome: null, attempts: 6 }],
    [
      'each attempt sends more bytes than those before',
      30,
      bytes(...Array.from({ length: 30 }, (_, index) => (index + 1) * MB)),
      { outcome: 'done', attempts: 31 },
    ],
    ['each stops at the same byte', 30, bytes(5 * MB), { outcome: null, attempts: 6 }],
    ['fewer bytes than before', 30, bytes(5 * MB, 4 * MB, 3 * MB, 4 * MB), { outcome: null, attempts: 6 }],
    ['the fifth sends more', 30, bytes(5 * MB, MB, MB, MB, 6 * MB), { outcome: null, attempts: 10 }],
    ['no byte at all', 30, bytes(0), { outcome: null, attempts: 6 }],
  ])('%s', async (_case, failures, onAttempt, expected) =>
    expect(await run({ errors: times(failures, lost), onAttempt })).toMatchObject(expected),
  );
});

describe('a Retry-After of 413, 429 and 503 is waited for, ten minutes at most', () => {
  it.each([
    [429, '7', 7],
    [413, '7', 7],
    [503, '7', 7],
    [429, 'Wed, 25 Nov 2026 12:00:09 GMT', 9],
    [429, 'Wed, 25 Nov 2026 11:00:00 GMT', 0],
    [429, 'Thu, 25 Nov 2027 12:00:00 GMT', 600],
    [429, '31536000', 600],
    [429, 'soon', 0],
    [429, '-5', 0],
    [408, '7', 0],
    [500, '7', 0],
  ])('%d, %s: %d s', async (status, retryAfter, waitS) => {
    const startedMs = Date.now();
    const at: number[] = [];
    await run({ errors: [storage(status, retryAfter)], onAttempt: () => at.push(Date.now() - startedMs) });
    expect(at).toEqual([0, waitS * 1000]);
  });
});
