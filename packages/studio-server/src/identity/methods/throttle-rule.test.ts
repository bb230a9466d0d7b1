import { describe, expect, it } from 'vitest';
import { type Attempts, countAttempt } from './throttle-rule.ts';

const MINUTE_MS = 60_000;
const now = new Date('2026-11-23T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
const failed = (count: number, lastMinutes = 1, blockedMinutes: number | null = null): Attempts => ({
  count,
  lastAt: ago(lastMinutes),
  blockedUntil: blockedMinutes === null ? null : ago(blockedMinutes),
});

type Row = [title: string, before: Attempts | undefined, expected: { count?: number; pause?: number; wait?: number }];

describe('ten failures are free; then each failure pauses for 1, 2, 5 and at most 15 minutes', () => {
  it.each<Row>([
    ['the first attempt counts', undefined, { count: 1 }],
    ['the ninth does not pause', failed(8), { count: 9 }],
    ['the tenth pauses a minute', failed(9), { count: 10, pause: 1 }],
    ['the eleventh pauses two minutes', failed(10, 1, 0), { count: 11, pause: 2 }],
    ['the twelfth pauses five minutes', failed(11, 2, 0), { count: 12, pause: 5 }],
    ['the thirteenth pauses 15 minutes', failed(12, 5, 0), { count: 13, pause: 15 }],
    ['the thousandth pauses no longer', failed(999, 15, 0), { count: 1000, pause: 15 }],
    ['an attempt during a pause is not checked', failed(13, 1, -14), { wait: 14 }],
    ['failures count for 15 minutes', failed(9, 15), { count: 10, pause: 1 }],
    ['and no longer', failed(9, 15.1), { count: 1 }],
    ['they count for 15 minutes after a pause', failed(12, 30, 15), { count: 13, pause: 15 }],
    ['and no longer after a pause', failed(12, 31, 15.1), { count: 1 }],
  ])('%s', (_case, before, { count, pause, wait }) => {
    const { attempts, waitMs } = countAttempt(before, now, 10);
    const pauseMs = attempts?.blockedUntil ? attempts.blockedUntil.getTime() - now.getTime() : undefined;
    expect({ count: attempts?.count, pauseMs, waitMs: waitMs ?? undefined }).toEqual({
      count,
      pauseMs: pause && pause * MINUTE_MS,
      waitMs: wait && wait * MINUTE_MS,
    });
  });
});
