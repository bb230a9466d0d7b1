import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection, retryWhileUnreachable, untilReachable } from './connection.ts';
import { hiddenPage } from './testing/hidden-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const network = new EventTarget();
  const page: Omit<ReturnType<typeof hiddenPage>, 'visibilityState'> & { visibilityState: DocumentVisibilityState } =
    hiddenPage();
  const line = { isOnline: true, isDead: false };
  const probe = vi.fn(async () => {
    if (line.isDead) throw new TypeError('Failed to fetch');
  });
  const connection = createConnection({ isOnline: () => line.isOnline, probe, network, page });
  const announce = (isOnline: boolean) => {
    line.isOnline = isOnline;
    network.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  const show = () => {
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { connection, line, probe, announce, show };
}

/** Lets the response of a probe arrive. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A connection whose server has just stopped. */
async function setUpDead() {
  const all = setUp();
  all.line.isDead = true;
  await all.connection.doubt();
  return all;
}

describe('a request without a response probes the server', () => {
  it('once for several requests, and the server is reachable when it responds', async () => {
    const { connection, probe } = setUp();
    await expect(Promise.all([connection.doubt(), connection.doubt()])).resolves.toEqual([true, true]);
    expect([probe.mock.calls.length, connection.isReachable()]).toEqual([1, true]);
    await connection.doubt();
    expect(probe).toHaveBeenCalledTimes(2);
  });

  it('again after 1, 2, 4, 8, 16 and then every 30 seconds, until it responds', async () => {
    const { connection, line, probe } = await setUpDead();
    expect(connection.isReachable()).toBe(false);
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const before = probe.mock.calls.length;
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(probe).toHaveBeenCalledTimes(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(probe).toHaveBeenCalledTimes(before + 1);
    }
    line.isDead = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(connection.isReachable()).toBe(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(probe).toHaveBeenCalledTimes(9);
  });

  it('immediately on the online event, and not while offline', async () => {
    const { connection, line, probe, announce } = await setUpDead();
    announce(false);
    await vi.advanceTimersByTimeAsync(600_000);
    const before = probe.mock.calls.length;
    expect(before).toBeLessThanOrEqual(2);
    line.isDead = false;
    announce(true);
    await settle();
    expect([probe.mock.calls.length, connection.isReachable()]).toEqual([before + 1, true]);
  });

  it('immediately when the page becomes visible', async () => {
    const { connection, line, show } = await setUpDead();
    await vi.advanceTimersByTimeAsync(60_000);
    line.isDead = false;
    show();
    await settle();
    expect(connection.isReachable()).toBe(true);
  });

  it('no longer once any request has a response', async () => {
    const { connection, probe } = await setUpDead();
    connection.confirm();
    expect(connection.isReachable()).toBe(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(probe).toHaveBeenCalledOnce();
  });
});

it('waiting for the server ends with its next response, or when aborted', async () => {
  const { connection, line } = await setUpDead();
  const ended = vi.fn<() => void>();
  void untilReachable(connection).then(ended);
  const aborted = new AbortController();
  const waiting = untilReachable(connection, aborted.signal);
  aborted.abort();
  await expect(waiting).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(ended).not.toHaveBeenCalled();
  line.isDead = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toHaveBeenCalledOnce();
});

describe('a step that needs the server', () => {
  it('runs again each time the server is back', async () => {
    const { connection, line } = setUp();
    const step = vi.fn(async () => {
      if (line.isDead) throw new TypeError('Failed to fetch');
      return 'done';
    });
    const onWait = vi.fn<() => void>();
    line.isDead = true;
    const result = retryWhileUnreachable(step, connection, { onWait });
    await vi.advanceTimersByTimeAsync(2_500);
    expect([step.mock.calls.length, onWait.mock.calls.length]).toEqual([1, 1]);
    line.isDead = false;
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(result).resolves.toBe('done');
    expect(step).toHaveBeenCalledTimes(2);
  });

  it('fails when the server responds', async () => {
    const { connection } = setUp();
    const step = vi.fn(async () => Promise.reject(new Error('No.')));
    await expect(retryWhileUnreachable(step, connection)).rejects.toThrow('No.');
    expect(step).toHaveBeenCalledOnce();
  });

  it('fails without a probe for an error that a server has sent', async () => {
    const { connection, probe } = await setUpDead();
    const step = async () => Promise.reject(new Error('No.'));
    await expect(retryWhileUnreachable(step, connection, { isDoubtful: () => false })).rejects.toThrow('No.');
    expect(probe).toHaveBeenCalledOnce();
  });
});
