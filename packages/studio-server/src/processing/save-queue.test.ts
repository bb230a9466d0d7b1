import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createSaveQueue } from './save-queue.ts';

const HOUR_MS = 3_600_000;

describe('createSaveQueue', () => {
  it('saves at once what comes alone', async () => {
    const save = vi.fn(async () => {});
    await createSaveQueue(save, { groupMax: 3, pauseMs: HOUR_MS }).add('a');
    await vi.waitFor(() => expect(save.mock.calls).toEqual([[['a']]]));
  });

  it('saves together what comes within the pause, without waiting for more', async () => {
    const saved: string[][] = [];
    const queue = createSaveQueue<string>(async (group) => void saved.push(group), { groupMax: 9, pauseMs: 50 });
    await queue.add('a');
    await vi.waitFor(() => expect(saved).toEqual([['a']]));
    await queue.add('b');
    await queue.add('c');
    expect(saved).toEqual([['a']]);
    await vi.waitFor(() => expect(saved).toEqual([['a'], ['b', 'c']]));
  });

  it('a full group does not wait for the pause, and whoever fills it waits for the save', async () => {
    const saved: number[][] = [];
    const save = (group: number[]) => sleep(20).then(() => void saved.push(group));
    const queue = createSaveQueue(save, { groupMax: 2, pauseMs: HOUR_MS });
    for (const item of [1, 2, 3, 4]) await queue.add(item);
    expect(saved).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('saves what is left when it is finished, in groups of at most that many', async () => {
    const saved: number[][] = [];
    const queue = createSaveQueue<number>((group) => sleep(5).then(() => void saved.push(group)), {
      groupMax: 2,
      pauseMs: HOUR_MS,
    });
    for (const item of [1, 2, 3, 4, 5]) void queue.add(item);
    await queue.finish();
    expect(saved).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('after a save that failed nothing more is saved, and everybody learns why', async () => {
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
