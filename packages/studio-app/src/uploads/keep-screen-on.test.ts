import { NO_UPLOADS, type UploadEvent, uploadTransition } from '@inspection-studio/domain/uploads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepScreenOn, needsScreen } from './keep-screen-on.ts';
import { batchOf } from './testing/fake-studio.ts';

afterEach(() => vi.restoreAllMocks());

/** A browser with a screen that can be kept on. */
function setUp({ isRefused = false } = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  let isOn = false;
  let requests = 0;
  let release: () => void = () => undefined;
  const request = async () => {
    requests += 1;
    if (isRefused) throw new DOMException('The battery is low.', 'NotAllowedError');
    const lock = new EventTarget();
    isOn = true;
    release = () => {
      isOn = false;
      lock.dispatchEvent(new Event('release'));
    };
    return Object.assign(lock, { release: async () => release() });
  };
  const need = { is: false };
  const update = keepScreenOn(() => need.is, { wakeLock: { request }, page });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    isOn: () => isOn,
    requests: () => requests,
    async become(isNeeded: boolean) {
      need.is = isNeeded;
      update();
      await settle();
    },
    update,
    settle,
    async show(visibilityState: DocumentVisibilityState) {
      page.visibilityState = visibilityState;
      // A browser releases the lock when the tab is hidden.
      if (visibilityState === 'hidden') release();
      page.dispatchEvent(new Event('visibilitychange'));
      await settle();
    },
  };
}

describe('the screen stays on while it is needed', () => {
  it('and no longer', async () => {
    const screen = setUp();
    expect(screen.isOn()).toBe(false);
    await screen.become(true);
    expect(screen.isOn()).toBe(true);
    await screen.become(false);
    expect(screen.isOn()).toBe(false);
  });

  it('and is asked for once, however often progress is reported', async () => {
    const screen = setUp();
    await screen.become(true);
    for (let reports = 0; reports < 5; reports += 1) screen.update();
    await screen.settle();
    expect(screen.requests()).toBe(1);
  });

  it('not in a hidden tab, and again when the tab is back', async () => {
    const screen = setUp();
    await screen.become(true);
    await screen.show('hidden');
    expect([screen.isOn(), screen.requests()]).toEqual([false, 1]);
    await screen.show('visible');
    expect([screen.isOn(), screen.requests()]).toEqual([true, 2]);
  });

  it('and is released if the need ends while it is requested', async () => {
    const screen = setUp();
    const asked = screen.become(true);
    await screen.become(false);
    await asked;
    expect(screen.isOn()).toBe(false);
  });

  it('or the browser refuses: it is asked again when the tab is shown again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const screen = setUp({ isRefused: true });
    await screen.become(true);
    screen.update();
    await screen.settle();
    expect([screen.isOn(), screen.requests()]).toEqual([false, 1]);
    await screen.show('hidden');
    await screen.show('visible');
    expect(screen.requests()).toBe(2);
    expect(log).not.toHaveBeenCalled();
  });

  it('or the browser cannot do it', () => {
    const update = keepScreenOn(() => true, {
      wakeLock: undefined,
      page: Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
    });
    expect(update).not.toThrow();
  });
});

describe('an upload needs the screen while it continues automatically', () => {
  const [batch] = batchOf(['f1']);
  const paused: UploadEvent = { type: 'paused', batchId: batch.id };
  it.each<[string, UploadEvent[], boolean]>([
    ['it is sent', [], true],
    ['it waits for the network', [{ type: 'sendingBlocked', waitingFor: 'network' }], true],
    ['a user has paused it', [paused], false],
    ['a user has paused it, without a network', [paused, { type: 'sendingBlocked', waitingFor: 'network' }], false],
    [
      'it has failed',
      [{ type: 'fileFailed', batchId: batch.id, fileId: 'f1', attempt: 1, reason: '', fault: null }],
      false,
    ],
  ])('%s', (_case, events, isNeeded) => {
    const state = [{ type: 'batchAdded' as const, batch }, ...events].reduce(
      (before, event) => uploadTransition(before, event)[0],
      NO_UPLOADS,
    );
    expect(state.batches.map(needsScreen)).toEqual([isNeeded]);
  });
});
