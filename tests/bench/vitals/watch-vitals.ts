/** Load and interaction metrics of a page. */
export interface VitalsWatch {
  /** Largest contentful paint in milliseconds since the address was entered, and the sum of all layout shifts nobody asked for. */
  load: () => { lcpMs: number; shift: number };
  /** Since the last time: slowest interaction until its next paint, and longest task; 0 below 16 and 50 ms. */
  interaction: () => { inpMs: number; taskMs: number };
}

declare global {
  interface Window {
    vitals: VitalsWatch;
  }
  interface PerformanceEventTiming {
    readonly interactionId: number;
  }
}

/** Runs in the page before anything else. */
export function watchVitals(): void {
  let lcpMs = 0;
  let shift = 0;
  let inpMs = 0;
  let taskMs = 0;
  const watch = <T extends PerformanceEntry>(type: string, take: (entry: T) => void) => {
    const observer = new PerformanceObserver((list) => (list.getEntries() as T[]).forEach(take));
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    return () => (observer.takeRecords() as T[]).forEach(take);
  };
  const flushes = [
    watch('largest-contentful-paint', ({ startTime }) => {
      lcpMs = startTime;
    }),
    watch<PerformanceEntry & { value: number; hadRecentInput: boolean }>(
      'layout-shift',
      ({ value, hadRecentInput }) => {
        if (!hadRecentInput) shift += value;
      },
    ),
    watch<PerformanceEventTiming>('event', ({ duration, interactionId }) => {
      if (interactionId) inpMs = Math.max(inpMs, duration);
    }),
    watch('longtask', ({ duration }) => {
      taskMs = Math.max(taskMs, duration);
    }),
  ];
  const flush = () => flushes.forEach((take) => take());
  window.vitals = {
    load() {
      flush();
      return { lcpMs, shift };
    },
    interaction() {
      flush();
      const taken = { inpMs, taskMs };
      inpMs = 0;
      taskMs = 0;
      return taken;
    },
  };
}
