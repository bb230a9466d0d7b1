import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { guardMemory } from './memory-guard.ts';

describe('guardMemory', () => {
  it('calls back once when the process exceeds the limit', async () => {
    const onExceeded = vi.fn<() => void>();
    guardMemory(process.memoryUsage.rss() / 2, onExceeded);
    await vi.waitFor(() => expect(onExceeded).toHaveBeenCalled());
    await sleep(150);
    expect(onExceeded).toHaveBeenCalledTimes(1);
  });

  it('does not call back below the limit or after it was stopped', async () => {
    const onExceeded = vi.fn<() => void>();
    const end = guardMemory(Number.MAX_SAFE_INTEGER, onExceeded);
    guardMemory(1, onExceeded)();
    await sleep(150);
    end();
    expect(onExceeded).not.toHaveBeenCalled();
  });
});
