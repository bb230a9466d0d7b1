import { describe, expect, it, vi } from 'vitest';
import { BLOCK_MIN_BYTES, createBlockAccount, faultOf } from './block-account.ts';

const MIN = BLOCK_MIN_BYTES;
const MAX = 4 * MIN;
const opened = (stored: Record<string, number> = {}) => createBlockAccount(new Map(Object.entries(stored)));

describe('the blocks of a file', () => {
  it.each([
    ['fit up to its size', { totalBytes: MAX, smallCount: 0, count: 4 }, null],
    ['are refused above it', { totalBytes: MAX + 1, smallCount: 0, count: 4 }, 'too-large'],
    ['can include one small block, the last', { totalBytes: 1, smallCount: 1, count: 1 }, null],
    ['cannot include two small blocks', { totalBytes: 2, smallCount: 2, count: 2 }, 'too-small'],
    ['can be 50,000', { totalBytes: 1, smallCount: 0, count: 50_000 }, null],
    ['cannot be more', { totalBytes: 1, smallCount: 0, count: 50_001 }, 'too-many'],
  ] as const)('%s', (_rule, sums, fault) => expect(faultOf(sums, MAX)).toBe(fault));
});

describe('the account', () => {
  it('counts stored blocks of an earlier process', () => {
    expect(opened({ a: MAX - 1 }).begin('b', 2, MAX)).toBe('too-large');
    expect(opened({ a: MIN - 1 }).begin('b', 1, MAX)).toBe('too-small');
  });

  it('does not read all stored blocks to count another', () => {
    const stored = new Map(Array.from({ length: 2000 }, (_, index) => [`block-${index}`, MIN] as const));
    const account = createBlockAccount(stored);
    const reads = (['values', 'keys', 'entries', 'forEach'] as const).map((name) => vi.spyOn(stored, name));
    const iterator = vi.spyOn(stored, Symbol.iterator as never);
    expect(account.begin('more', MIN, Infinity)).toBeNull();
    account.end('more', MIN, true);
    expect(account.stored.get('more')).toBe(MIN);
    for (const read of [...reads, iterator]) expect(read).not.toHaveBeenCalled();
  });

  it('counts blocks that arrive at the same time, until they end', () => {
    const account = opened();
    expect(account.begin('a', 3 * MIN, MAX)).toBeNull();
    expect(account.begin('b', 2 * MIN, MAX)).toBe('too-large');
    account.end('a', 3 * MIN, false);
    expect(account.isBusy()).toBe(false);
    expect(account.begin('b', 2 * MIN, MAX)).toBeNull();
  });

  it('counts blocks of the same id once, with the largest size', () => {
    const account = opened({ a: 2 * MIN, b: 2 * MIN });
    expect([account.begin('a', 2 * MIN, MAX), account.begin('a', 2 * MIN, MAX)]).toEqual([null, null]);
    expect(account.begin('a', 2 * MIN + 1, MAX)).toBe('too-large');
    account.end('a', 2 * MIN, true);
    account.end('a', 2 * MIN, false);
    expect(account.stored).toEqual(
      new Map([
        ['a', 2 * MIN],
        ['b', 2 * MIN],
      ]),
    );
  });

  it('forgets stored blocks, but not those that are arriving', () => {
    const account = opened({ a: MIN, b: 2 * MIN });
    expect(account.begin('a', MIN, MAX)).toBeNull();
    account.clear();
    expect([account.stored.size, account.isBusy()]).toEqual([0, true]);
    expect(account.begin('c', 3 * MIN + 1, MAX)).toBe('too-large');
    account.end('a', MIN, true);
    expect(account.stored).toEqual(new Map([['a', MIN]]));
    expect(account.begin('c', 3 * MIN, MAX)).toBeNull();
  });

  it('counts a block that replaces a larger one with its own size once it is stored', () => {
    const account = opened({ a: MAX });
    expect(account.begin('a', MIN, MAX)).toBeNull();
    account.end('a', MIN, true);
    expect(account.begin('b', 3 * MIN, MAX)).toBeNull();
  });
});
