import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSendingConditions, untilNothingIsMissing, whatIsMissing } from './sending-conditions.ts';

describe('sending requires a network and a session', () => {
  it.each([
    [{ isReachable: true, isExpired: false }, null],
    [{ isReachable: false, isExpired: false }, 'network'],
    [{ isReachable: true, isExpired: true }, 'session'],
    [{ isReachable: false, isExpired: true }, 'network'],
  ] as const)('%j: %s is missing', (state, missing) => expect(whatIsMissing(state)).toBe(missing));
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const network = new EventTarget();
  const line = { isOnline: true, isDead: false };
  const probe = vi.fn(async () => {
    if (line.isDead) throw new TypeError('Failed to fetch');
  });
  const session = { getState: () => ({ phase: 'loading' }) as const, subscribe: () => () => {} };
  const conditions = createSendingConditions({ isOnline: () => line.isOnline, probe, session, network });
  const announce = (isOnline: boolean) => {
    line.isOnline = isOnline;
    network.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  return { conditions, line, probe, announce };
}

/** Lets the response of a probe arrive. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a request without a response probes the server', () => {
  it('once for several requests, and nothing is missing when it responds', async () => {
    const { conditions, probe } = setUp();
    await Promise.all([conditions.doubt(), conditions.doubt()]);
    expect([probe.mock.calls.length, conditions.missing()]).toEqual([1, null]);
    await conditions.doubt();
    expect(probe).toHaveBeenCalledTimes(2);
  });

  it('again after 1, 2, 4, 8, 16 and then every 30 seconds, until it responds', async () => {
    const { conditions, line, probe } = setUp();
    line.isDead = true;
    await conditions.doubt();
    expect(conditions.missing()).toBe('network');
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const before = probe.mock.calls.length;
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(probe).toHaveBeenCalledTimes(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(probe).toHaveBeenCalledTimes(before + 1);
    }
    line.isDead = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(conditions.missing()).toBeNull();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(probe).toHaveBeenCalledTimes(9);
  });

  it('immediately on the online event, and not while offline', async () => {
    const { conditions, line, probe, announce } = setUp();
    line.isDead = true;
    await conditions.doubt();
    announce(false);
    await vi.advanceTimersByTimeAsync(600_000);
    const before = probe.mock.calls.length;
    expect(before).toBeLessThanOrEqual(2);
    line.isDead = false;
    announce(true);
    await settle();
    expect([probe.mock.calls.length, conditions.missing()]).toEqual([before + 1, null]);
  });
});

describe('waiting until nothing is missing', () => {
  it('ends when the network is back, and notifies', async () => {
    const { conditions, announce } = setUp();
    const listener = vi.fn<() => void>();
    conditions.subscribe(listener);
    announce(false);
    expect(listener).toHaveBeenCalledOnce();
    const ended = vi.fn<() => void>();
    void untilNothingIsMissing(conditions).then(ended);
    await settle();
    expect(ended).not.toHaveBeenCalled();
    announce(true);
    await settle();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('is aborted by its signal', async () => {
    const { conditions, announce } = setUp();
    announce(false);
    const controller = new AbortController();
    const waiting = untilNothingIsMissing(conditions, controller.signal);
    controller.abort();
    await expect(waiting).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });
});
