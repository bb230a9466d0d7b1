import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardMemory } from './memory-guard.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('guardMemory', () => {
  it('calls back once when the process exceeds the limit', () => {
    const onExceeded = vi.fn<() => void>();
    guardMemory(process.memoryUsage.rss() / 2, onExceeded);
    expect(onExceeded).not.toHaveBeenCalled();
    vi.advanceTimersByTime(MINUTE_MS);
    expect(onExceeded).toHaveBeenCalledTimes(1);
  });

  it('does not call back below the limit or after it was stopped', () => {
    const onExceeded = vi.fn<() => void>();
    const end = guardMemory(Number.MAX_SAFE_INTEGER, onExceeded);
    guardMemory(1, onExceeded)();
    vi.advanceTimersByTime(MINUTE_MS);
    end();
    expect(onExceeded).not.toHaveBeenCalled();
  });
});
