import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LiftLimit, withinTime } from './within-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const LATE = { status: 503 };

/** Work that lifts its limit of 100 ms after `liftMs`, if at all, and ends after `endMs`. */
async function run(endMs: number, liftMs: number | null): Promise<{ answer: unknown; lifted: unknown }> {
  let lifted: unknown = null;
  const lift = (liftLimit: LiftLimit) => {
    try {
      liftLimit();
      lifted = true;
    } catch (error) {
      lifted = error;
    }
  };
  const answer = withinTime(100, async (liftLimit) => {
    if (liftMs !== null) void after(liftMs).then(() => lift(liftLimit));
    await after(endMs);
    return 'done';
  }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  return { answer: await answer, lifted };
}

it.each([
  ['work that ends in time gives its result', 50, null, 'done', null],
  ['work that ends too late is 503', 150, null, LATE, null],
  ['work that lifts the limit in time gives its result, however late', 900, 50, 'done', true],
  ['work cannot lift the limit once it was answered 503', 900, 150, LATE, LATE],
])('%s', async (_case, endMs, liftMs, answer, lifted) => {
  expect(await run(endMs, liftMs)).toMatchObject({ answer, lifted });
});
