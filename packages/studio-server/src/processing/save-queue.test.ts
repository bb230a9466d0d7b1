import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaveQueue } from './save-queue.ts';

const PAUSE_MS = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Saves that end when the test ends them, in order. */
function heldSaves<T>() {
  const groups: T[][] = [];
  const ends: (() => void)[] = [];
  const save = (group: T[]) => {
    groups.push(group);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const endNext = async () => {
    ends.shift()!();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { groups, save, endNext };
}

describe('createSaveQueue', () => {
  it('saves a single item immediately', async () => {
    const save = vi.fn(async () => {});
    await createSaveQueue(save, { groupMax: 3, pauseMs: PAUSE_MS }).add('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(save.mock.calls).toEqual([[['a']]]);
  });

  it('saves items that arrive within the pause as one batch', async () => {
    const saved: string[][] = [];
    const queue = createSaveQueue<string>(async (group) => void saved.push(group), { groupMax: 9, pauseMs: PAUSE_MS });
    await queue.add('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(saved).toEqual([['a']]);
    await queue.add('b');
    await queue.add('c');
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    expect(saved).toEqual([['a']]);
    await vi.advanceTimersByTimeAsync(1);
    expect(saved).toEqual([['a'], ['b', 'c']]);
  });

  it('saves a full batch without a pause; the caller that fills it waits for the save', async () => {
    const { groups, save, endNext } = heldSaves<number>();
    const queue = createSaveQueue(save, { groupMax: 2, pauseMs: PAUSE_MS });
    for (const batch of [1, 2]) {
      await queue.add(2 * batch - 1);
      let isSaved = false;
      const filling = queue.add(2 * batch).then(() => (isSaved = true));
      await vi.advanceTimersByTimeAsync(0);
      expect([groups.length, isSaved]).toEqual([batch, false]);
      await endNext();
      await filling;
    }
    expect(groups).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('saves the remaining items on finish, in batches up to the limit, one after the other', async () => {
    const { groups, save, endNext } = heldSaves<number>();
    const queue = createSaveQueue(save, { groupMax: 2, pauseMs: PAUSE_MS });
    for (const item of [1, 2, 3, 4, 5]) void queue.add(item);
    const finished = queue.finish();
    await vi.advanceTimersByTimeAsync(0);
    for (const count of [1, 2, 3]) {
      expect(groups).toHaveLength(count);
      await endNext();
    }
    await finished;
    expect(groups).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('saves nothing after a failure and rejects every caller with the reason', async () => {
    const save = vi.fn(async () => {
      throw new Error('The disk is full.');
    });
    const queue = createSaveQueue(save, { groupMax: 2, pauseMs: PAUSE_MS });
    await queue.add('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(save).toHaveBeenCalledTimes(1);
    await queue.add('b');
    await expect(queue.add('c')).rejects.toThrow('The disk is full.');
    await expect(queue.finish()).rejects.toThrow('The disk is full.');
    expect(save).toHaveBeenCalledTimes(1);
  });
});
