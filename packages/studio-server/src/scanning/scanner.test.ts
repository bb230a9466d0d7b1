import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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

const eicar = () => vi.fn(async () => Readable.from([EICAR]));
const INFECTED = { kind: 'infected', signature: 'Eicar-Test-Signature' };

describe('a scan that takes longer than a call waits', () => {
  it('continues, and the next call gets its verdict without another scan', async () => {
    clamd.behave({ reply: likeClamd, afterMs: 400 });
    const scanner = createScanner(clamd.address, { waitMs: 100 });
    const open = eicar();
    expect(await scanner.scan('a', open)).toEqual({ kind: 'unscanned', reason: 'The scan is still running.' });
    expect(await scanner.scan('a', open)).toMatchObject({ kind: 'unscanned' });
    await sleep(500);
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
  busy.behave({ reply: likeClamd, afterMs: 20 });
  const kinds: string[] = [];
  const scanner = createScanner(busy.address, { atOnce: 3, onScanned: ({ kind }) => void kinds.push(kind) });
  const verdicts = await Promise.all(Array.from({ length: 20 }, (_, index) => scanner.scan(`file-${index}`, eicar())));
  expect(verdicts).toEqual(Array.from({ length: 20 }, () => INFECTED));
  expect([busy.mostAtOnce(), kinds.length]).toEqual([3, 20]);
  await busy.close();
});
