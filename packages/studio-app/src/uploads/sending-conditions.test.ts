import { describe, expect, it, vi } from 'vitest';
import { createConnection } from '../api/index.ts';
import { hiddenPage } from '../api/testing/hidden-page.ts';
import type { SignInState } from '../session/session.ts';
import { createSendingConditions, untilNothingIsMissing, whatIsMissing } from './sending-conditions.ts';

describe('sending requires a network and a session', () => {
  it.each([
    [{ isReachable: true, isExpired: false }, null],
    [{ isReachable: false, isExpired: false }, 'network'],
    [{ isReachable: true, isExpired: true }, 'session'],
    [{ isReachable: false, isExpired: true }, 'network'],
  ] as const)('%j: %s is missing', (state, missing) => expect(whatIsMissing(state)).toBe(missing));
});

function setUp(signIn: SignInState = { phase: 'loading' }) {
  const network = new EventTarget();
  const line = { isOnline: true };
  const session = { getState: () => signIn, subscribe: () => () => {} };
  const connection = createConnection({
    isOnline: () => line.isOnline,
    probe: async () => undefined,
    network,
    page: hiddenPage(),
  });
  const conditions = createSendingConditions({ connection, session });
  const announce = (isOnline: boolean) => {
    line.isOnline = isOnline;
    network.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  return { conditions, announce };
}

describe('uploads wait, and do not fail, while the tab has no session', () => {
  it.each<[string, SignInState, string | null]>([
    ['signed in', { phase: 'signed-in', isExpired: false }, null],
    ['the session has expired', { phase: 'signed-in', isExpired: true }, 'session'],
    ['the person signed out in another tab', { phase: 'signed-out' }, 'session'],
    ['an account that became inactive is refused', { phase: 'refused', message: 'no' }, null],
  ])('%s', (_case, signIn, missing) => expect(setUp(signIn).conditions.missing()).toBe(missing));
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
    await Promise.resolve();
    expect(ended).not.toHaveBeenCalled();
    announce(true);
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
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
