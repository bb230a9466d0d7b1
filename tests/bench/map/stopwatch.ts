/** What one step took. */
export interface Timing {
  /** From the call to the frame with all markers on the screen. */
  tookMs: number;
  /** The longest time in between in which the page could not have answered a press. */
  blockedMs: number;
}

/** A map under test, controlled by the runner. */
export interface Contestant {
  /** Resolves when the markers are in the page. */
  show: () => Promise<unknown>;
  /** The same for one zoom in (`1`) or out (`-1`). */
  zoom: (step: 1 | -1) => Promise<unknown>;
  markerCount: () => number;
}

declare global {
  interface Window {
    bench: { show: () => Promise<Timing>; zoom: (step: 1 | -1) => Promise<Timing>; markerCount: () => number };
  }
}

/** After the next frame has been painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  });

/** The shortest wait of a repeated timer. */
const TICK_MS = 4;

async function measure(step: () => Promise<unknown>): Promise<Timing> {
  let [last, blockedMs] = [performance.now(), 0];
  const tick = () => {
    const now = performance.now();
    blockedMs = Math.max(blockedMs, now - last - TICK_MS);
    last = now;
  };
  const ticking = setInterval(tick, TICK_MS);
  const start = performance.now();
  last = start;
  await step();
  await painted();
  tick();
  clearInterval(ticking);
  return { tookMs: performance.now() - start, blockedMs };
}

/** Hands a map to the runner. */
export function enter({ show, zoom, markerCount }: Contestant): void {
  window.bench = { show: () => measure(show), zoom: (step) => measure(() => zoom(step)), markerCount };
}

/** A tile without a network. */
export const TILE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#24415f"/></svg>')}`;

/** Both maps group what is nearer than this. */
export const RADIUS_PX = 40;
export const MIN_ZOOM = 3;
export const MAX_ZOOM = 14;
