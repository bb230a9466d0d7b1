import { describe, expect, it } from 'vitest';
import { type ExchangeState, isStalled } from './stalled.ts';
import { TRAFFIC_LIMITS } from './traffic-limits.ts';

const state = (turn: ExchangeState['turn'], isUpload: boolean, ageMs: number, waitingMs: number): ExchangeState => ({
  turn,
  isUpload,
  ageMs,
  waitingMs,
});

describe('the server waits for', () => {
  it.each<[string, ExchangeState, boolean]>([
    ['a body for 20 s in total', state('client-sends', false, 19_999, 100), false],
    ['a body no longer than 20 s, even with progress', state('client-sends', false, 20_000, 100), true],
    ['an upload for more than 20 s', state('client-sends', true, 20_000, 100), false],
    ['an upload for ten minutes', state('client-sends', true, 600_000, 29_999), false],
    ['an upload no longer than 30 s without progress', state('client-sends', true, 40_000, 30_000), true],
    ['an upload no longer than 630 s, even with progress', state('client-sends', true, 630_000, 100), true],
    ['a reader with progress, regardless of the time', state('client-reads', false, 3_600_000, 29_999), false],
    ['a reader no longer than 30 s without progress', state('client-reads', false, 30_000, 30_000), true],
    ['itself, regardless of the time', state('server', false, 3_600_000, 3_600_000), false],
  ])('%s', (_case, exchange, expected) => expect(isStalled(exchange, TRAFFIC_LIMITS)).toBe(expected));
});
