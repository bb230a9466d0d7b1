import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// jsdom draws frames by one interval, which it starts when something asks for a frame or when styles change around a
// focused element. Started while a test has faked timers, it would belong to the fake clock, and no later test of the
// worker would ever see a frame. So it is started here, on the real clock, and kept in use for as long as the page is.
const drawFrame = window.requestAnimationFrame;
let frame = drawFrame(function next() {
  frame = drawFrame(next);
});

// The files of one worker share a page: each leaves it as it found it.
afterAll(() => {
  window.cancelAnimationFrame(frame);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  // Settings that modules keep in memory follow what another tab does.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
});

// What jsdom has no layout for and components call anyway.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoResizeObserver);
Object.assign(Element.prototype, {
  scrollIntoView() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});
vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: false, media: query }));
