import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForStall } from './stall-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SECOND_MS = 1000;
const onStall = () => vi.fn<() => void>();

it('a request that is queued behind others is not stalled until 30 s after they moved their last byte', () => {
  const [sending, queued] = [onStall(), onStall()];
  const other = watchForStall('sending', sending);
  watchForStall('sending', queued);
  for (let seconds = 0; seconds < 300; seconds += 1) {
    other.moved('sending');
    vi.advanceTimersByTime(SECOND_MS);
  }
  expect([sending.mock.calls.length, queued.mock.calls.length]).toEqual([0, 0]);
  other.stop();
  // The tick in which the others moved their last byte does not count.
  vi.advanceTimersByTime(40 * SECOND_MS);
  expect(queued).toHaveBeenCalledOnce();
});

it('a request that has moved bytes is stalled after 30 s, although others still do', () => {
  const [sending, stuck] = [onStall(), onStall()];
  const other = watchForStall('sending', sending);
  watchForStall('sending', stuck).moved('sending');
  for (let seconds = 0; seconds < 30; seconds += 1) {
    other.moved('sending');
    expect(stuck).not.toHaveBeenCalled();
    vi.advanceTimersByTime(SECOND_MS);
  }
  expect([sending.mock.calls.length, stuck.mock.calls.length]).toEqual([0, 1]);
});

it('a stalled request is reported once, a stopped one never', () => {
  const [stalled, stopped] = [onStall(), onStall()];
  watchForStall('sending', stalled);
  watchForStall('sending', stopped).stop();
  vi.advanceTimersByTime(600 * SECOND_MS);
  expect([stalled.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0]);
});
