import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScanner } from './scanner.ts';
import { EICAR, type FakeClamd, likeClamd, startFakeClamd } from './testing/start-fake-clamd.ts';

let clamd: FakeClamd;
beforeAll(async () => {
  clamd = await startFakeClamd();
});
afterAll(() => clamd?.close());
beforeEach(() => {
  clamd.behave({ reply: likeClamd });
  clamd.received.length = 0;
});

afterEach(() => vi.useRealTimers());

/** Longer than connecting may take. */
const WAIT_MS = 45_000;
const eicar = () => vi.fn(async () => Readable.from([EICAR]));
const INFECTED = { kind: 'infected', signature: 'Eicar-Test-Signature' };

describe('a scan that takes longer than a call waits', () => {
  it('continues, and the next call gets its verdict without another scan', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [begun, end, scanned] = [1, 2, 3].map(() => Promise.withResolvers<void>());
    const until = () => {
      begun!.resolve();
      return end!.promise;
    };
    clamd.behave({ reply: likeClamd, until });
    const scanner = createScanner(clamd.address, { waitMs: WAIT_MS, onScanned: () => scanned!.resolve() });
    const open = eicar();
    const first = scanner.scan('a', open);
    await begun!.promise;
    let isAnswered = false;
    void first.then(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(WAIT_MS - 1);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await first).toEqual({ kind: 'unscanned', reason: 'The scan is still running.' });
    const second = scanner.scan('a', open);
    await vi.advanceTimersByTimeAsync(WAIT_MS);
    expect(await second).toMatchObject({ kind: 'unscanned' });
    end!.resolve();
    await scanned!.promise;
    expect(await scanner.scan('a', open)).toEqual(INFECTED);
    expect(open).toHaveBeenCalledTimes(1);
    expect(await createScanner(clamd.address).scan('a', open)).toEqual(INFECTED);
    expect(open).toHaveBeenCalledTimes(2);
  });
});

it('a failed scan is repeated by the next call', async () => {
  const scanner = createScanner(clamd.address);
  clamd.behave({ reply: () => 'stream: Can not open file ERROR' });
  expect(await scanner.scan('a', eicar())).toMatchObject({ kind: 'unscanned' });
  clamd.behave({ reply: likeClamd });
  expect(await scanner.scan('a', eicar())).toEqual(INFECTED);
  await expect(scanner.scan('b', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await scanner.scan('b', eicar())).toEqual(INFECTED);
});

it('scans wait for their turn, so that clamd is not flooded', async () => {
  const busy = await startFakeClamd();
  const ends: (() => void)[] = [];
  busy.behave({ reply: likeClamd, until: () => new Promise((resolve) => ends.push(resolve)) });
  const kinds: string[] = [];
  const scanner = createScanner(busy.address, { atOnce: 3, onScanned: ({ kind }) => void kinds.push(kind) });
  const scans = Array.from({ length: 20 }, (_, index) => scanner.scan(`file-${index}`, eicar()));
  for (let ended = 0; ended < 20; ended += 1) {
    await vi.waitFor(() => expect(ends).toHaveLength(Math.min(ended + 3, 20)));
    ends[ended]!();
  }
  const verdicts = await Promise.all(scans);
  expect(verdicts).toEqual(Array.from({ length: 20 }, () => INFECTED));
  expect([busy.mostAtOnce(), kinds.length]).toEqual([3, 20]);
  await busy.close();
});
