import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockForm } from './form-lock.ts';

/** The lock manager that the tabs of a browser share: one has a lock at a time. */
function browserLocks() {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: LockOptions, whileLocked: () => Promise<void>) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(() => (signal?.aborted ? undefined : whileLocked()));
    queues.set(name, turn);
    return new Promise((done, refuse) => {
      signal?.addEventListener('abort', () => refuse(signal.reason));
      void turn.then(done);
    });
  };
  return { request } as unknown as LockManager;
}

const FORM = ['maren-1', 'create/'] as const;
const OTHER_FORM = ['maren-1', 'edit/north-1'] as const;
const openTab = () => new AbortController();

beforeEach(() => {
  // Time of the signals that end a wait.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const ended = new AbortController();
    setTimeout(() => ended.abort(), ms);
    return ended.signal;
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('one tab at a time has a form open', async () => {
  const locks = browserLocks();
  const [tab, other, later] = [openTab(), openTab(), openTab()];
  expect(await lockForm(FORM, tab.signal, locks)).toBe(true);
  expect(await lockForm(OTHER_FORM, other.signal, locks)).toBe(true);
  const refused = lockForm(FORM, other.signal, locks);
  await vi.advanceTimersByTimeAsync(500);
  expect(await refused).toBe(false);
  tab.abort();
  expect(await lockForm(FORM, later.signal, locks)).toBe(true);
});

it('a tab that is reloaded has a moment to give the form back', async () => {
  const locks = browserLocks();
  const [before, after] = [openTab(), openTab()];
  await lockForm(FORM, before.signal, locks);
  const again = lockForm(FORM, after.signal, locks);
  await vi.advanceTimersByTimeAsync(400);
  before.abort();
  expect(await again).toBe(true);
});

it('a form that is closed while it waits is not locked', async () => {
  const locks = browserLocks();
  const [tab, closed, later] = [openTab(), openTab(), openTab()];
  await lockForm(FORM, tab.signal, locks);
  const waiting = lockForm(FORM, closed.signal, locks);
  closed.abort();
  expect(await waiting).toBe(false);
  tab.abort();
  expect(await lockForm(FORM, later.signal, locks)).toBe(true);
});

it('on pages without locks, a form counts as open in this tab only', async () => {
  expect(await lockForm(FORM, openTab().signal, null)).toBe(true);
});
