import { describe, expect, it } from 'vitest';
import {
  afterIdleTick,
  type IdleTick,
  isStalled,
  stallLimits,
  stallTickMs,
  type TransferPhase,
} from './stalled-transfer.ts';

const IDLE: IdleTick = { isOnline: true, hasOtherMoved: false };
const OFFLINE: IdleTick = { ...IDLE, isOnline: false };
const BUSY: IdleTick = { ...IDLE, hasOtherMoved: true };

/** The time from the last byte until the request is stalled, in milliseconds; null if it is not. */
function stalledAfterMs(phase: TransferPhase, hasMoved: boolean, ticks: readonly IdleTick[]): number | null {
  let idle = { phase, ticks: 0, hasMoved };
  for (const [index, tick] of ticks.entries()) {
    idle = afterIdleTick(idle, tick);
    if (isStalled(idle)) return (index + 1) * stallTickMs(phase);
  }
  return null;
}

describe('a request is stalled after 30 s without a byte, and after 60 s without a response', () => {
  it.each<[string, TransferPhase, boolean, IdleTick[], number | null]>([
    ['30 s while bytes are sent', 'sending', true, [IDLE, IDLE, IDLE], 30_000],
    ['not after 20 s', 'sending', true, [IDLE, IDLE], null],
    ['60 s after the last byte', 'answering', true, [IDLE, IDLE, IDLE], 60_000],
    ['not after 40 s', 'answering', true, [IDLE, IDLE], null],
    ['time offline does not count', 'sending', true, [IDLE, OFFLINE, OFFLINE, OFFLINE, IDLE, IDLE], 60_000],
    ['nor does an hour of it', 'answering', true, Array(180).fill(OFFLINE), null],
    ['also while another request moves bytes', 'sending', true, [BUSY, BUSY, BUSY], 30_000],
    ['30 s before the first byte', 'sending', false, [IDLE, IDLE, IDLE], 30_000],
    ['not before the first byte while another request moves bytes', 'sending', false, Array(60).fill(BUSY), null],
    ['but 30 s after the others have ended', 'sending', false, [BUSY, BUSY, IDLE, IDLE, IDLE], 50_000],
  ])('%s', (_case, phase, hasMoved, ticks, expectedMs) =>
    expect(stalledAfterMs(phase, hasMoved, ticks)).toBe(expectedMs),
  );

  it('an installation can set another time, which is twice as long for the response', () => {
    const limits = stallLimits(120_000);
    expect(limits).toEqual({ sending: 120_000, answering: 240_000 });
    expect([stallTickMs('sending', limits), stallTickMs('answering', limits)]).toEqual([40_000, 80_000]);
  });

  it.each(['sending', 'answering'] as const)('a night asleep is one tick, which is not enough: %s', (phase) =>
    expect(stalledAfterMs(phase, true, [IDLE])).toBeNull(),
  );
});
