import { describe, expect, it, vi } from 'vitest';
import { inThumbnailQueue } from './thumbnail-queue.js';

const going = new AbortController().signal;

describe('inThumbnailQueue: two at a time, first come first served', () => {
  it('starts the third when one of the first two is done, even one that failed', async () => {
    const first = Promise.withResolvers<string>();
    const second = Promise.withResolvers<string>();
    const third = vi.fn(async () => 'third');
    const results = [
      inThumbnailQueue(() => first.promise, going).catch((error: Error) => error.message),
      inThumbnailQueue(() => second.promise, going),
      inThumbnailQueue(third, going),
    ];
    await Promise.resolve();
    expect(third).not.toHaveBeenCalled();
    first.reject(new Error('not an image'));
    expect(await results[2]).toBe('third');
    second.resolve('second');
    expect(await Promise.all(results)).toEqual(['not an image', 'second', 'third']);
  });

  it('skips tasks aborted while waiting and continues with the next', async () => {
    const blockers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const blocking = blockers.map((blocker) => inThumbnailQueue(() => blocker.promise, going));
    const gone = new AbortController();
    const task = vi.fn(async () => 'late');
    const aborted = inThumbnailQueue(task, gone.signal);
    const next = inThumbnailQueue(async () => 'next', going);
    gone.abort();
    for (const blocker of blockers) blocker.resolve();
    await Promise.all(blocking);
    expect(await aborted).toBeUndefined();
    expect(task).not.toHaveBeenCalled();
    expect(await next).toBe('next');
  });
});
