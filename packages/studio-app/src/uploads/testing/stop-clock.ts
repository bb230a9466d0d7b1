import { afterEach, beforeEach, vi } from 'vitest';

/** Stops the clock, and prints no errors, in every test of the file that calls it. */
export function stopClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
