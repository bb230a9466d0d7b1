/** Measurements of a page's main thread. */
export interface ThreadWatch {
  /** Longest task since the last time, in milliseconds; 0 when none took 50. */
  longestTask: () => number;
  /** Time beyond 50 ms of every task since the page was opened, or since the last time, in milliseconds. */
  blockedTime: () => number;
}

declare global {
  interface Window {
    watch: ThreadWatch;
  }
}

/** Runs in the page first: the browser reports tasks of 50 ms and more. */
export function watchThread(): void {
  let longest = 0;
  let blocked = 0;
  const take = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) {
      longest = Math.max(longest, duration);
      blocked += duration - 50;
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'longtask' });
  window.watch = {
    longestTask: () => {
      take(observer.takeRecords());
      const taken = longest;
      longest = 0;
      return taken;
    },
    blockedTime: () => {
      take(observer.takeRecords());
      const taken = blocked;
      blocked = 0;
      return taken;
    },
  };
}

/**
 * Runs in the page: drops the files of an input on the zone that reads 'Drop images here', as a person would.
 *
 * @returns milliseconds until their number shows and the page has answered to a further task and drawn
 */
export async function dropFiles(input: HTMLInputElement, shown: string): Promise<number> {
  const dataTransfer = new DataTransfer();
  for (const file of input.files ?? []) dataTransfer.items.add(file);
  const zone = [...document.querySelectorAll('[role=group]')].find((group) =>
    group.querySelector(':scope > input[type=file]'),
  );
  if (!zone) throw new Error('There is no zone to drop on.');
  // The browser collects dropped files on its own. Collecting them here is a task of the measurement.
  await new Promise((resolve) => setTimeout(resolve, 100));
  window.watch.longestTask();
  const start = performance.now();
  for (const type of ['dragenter', 'dragover', 'drop']) {
    zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve));
  }
  while (!zone.textContent?.includes(shown)) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}
