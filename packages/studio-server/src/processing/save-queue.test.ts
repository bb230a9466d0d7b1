import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createSaveQueue } from './save-queue.ts';

const HOUR_MS = 3_600_000;

describe('createSaveQueue', () => {
  it('saves a single item immediately', async () => {
    const save = vi.fn(async () => {});
    await createSaveQueue(save, { groupMax: 3, pauseMs: HOUR_MS }).add('a');
    await vi.waitFor(() => expect(save.mock.calls).toEqual([[['a']]]));
  });

  it('saves items that arrive within the pause as one batch', async () => {
    const saved: string[][] = [];
    const queue = createSaveQueue<string>(async (group) => void saved.push(group), { groupMax: 9, pauseMs: 50 });
    await queue.add('a');
    await vi.waitFor(() => expect(saved).toEqual([['a']]));
    await queue.add('b');
    await queue.add('c');
    expect(saved).toEqual([['a']]);
    await vi.waitFor(() => expect(saved).toEqual([['a'], ['b', 'c']]));
  });

  it('saves a full batch without a pause; the caller that fills it waits for the save', async () => {
    const saved: number[][] = [];
    const save = (group: number[]) => sleep(20).then(() => void saved.push(group));
    const queue = createSaveQueue(save, { groupMax: 2, pauseMs: HOUR_MS });
    for (const item of [1, 2, 3, 4]) await queue.add(item);
    expect(saved).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('saves the remaining items on finish, in batches up to the limit', async () => {
    const saved: number[][] = [];
    const queue = createSaveQueue<number>((group) => sleep(5).then(() => void saved.push(group)), {
      groupMax: 2,
      pauseMs: HOUR_MS,
    });
    for (const item of [1, 2, 3, 4, 5]) void queue.add(item);
    await queue.finish();
    expect(saved).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('saves nothing after a failure and rejects every caller with the reason', async () => {
    const save = vi.fn(async () => {
      throw new Error('The disk is full.');
    });
    const queue = createSaveQueue(save, { groupMax: 2, pauseMs: 1 });
    await queue.add('a');
    await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await queue.add('b');
    await expect(queue.add('c')).rejects.toThrow('The disk is full.');
    await expect(queue.finish()).rejects.toThrow('The disk is full.');
    expect(save).toHaveBeenCalledTimes(1);
  });
});
