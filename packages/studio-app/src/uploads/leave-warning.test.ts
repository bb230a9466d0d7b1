import { describe, expect, it } from 'vitest';
import { type UnfinishedWork, warnBeforeLeaving } from './leave-warning.ts';

/** Work that a test can finish. */
function createWork() {
  let isUnfinished = false;
  let listener = () => {};
  const work: UnfinishedWork = {
    isUnfinished: () => isUnfinished,
    subscribe: (next) => ((listener = next), () => (listener = () => {})),
  };
  const become = (next: boolean) => {
    isUnfinished = next;
    listener();
  };
  return { work, become };
}

function setUp() {
  const images = createWork();
  const page = new EventTarget();
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const logout = { isConfirmed: false };
  const stop = warnBeforeLeaving(images.work, { hasAgreed: () => logout.isConfirmed, page });
  return { stop, images, logout, asks };
}

describe('the browser warns when leaving the tab while uploads are unfinished', () => {
  it('only while they are unfinished', () => {
    const { images, asks } = setUp();
    expect(asks()).toBe(false);
    images.become(true);
    expect(asks()).toBe(true);
    images.become(false);
    expect(asks()).toBe(false);
  });

  it('not again after Logout was confirmed, unless Logout failed', () => {
    const { images, logout, asks } = setUp();
    images.become(true);
    logout.isConfirmed = true;
    expect(asks()).toBe(false);
    logout.isConfirmed = false;
    expect(asks()).toBe(true);
  });

  it('not after it is stopped', () => {
    const { images, asks, stop } = setUp();
    images.become(true);
    stop();
    expect(asks()).toBe(false);
  });
});
