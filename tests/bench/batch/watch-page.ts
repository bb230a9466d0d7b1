import type { Locator, Page } from '@playwright/test';

/** Measurements of a page's main thread. */
export interface ThreadWatch {
  /** Longest task since the last time, in milliseconds; 0 when none took 50. */
  longestTask: () => number;
  /** Time beyond 50 ms of every task since the page was opened, or since the last time, in milliseconds. */
  blockedTime: () => number;
  /** Each of these tasks since the last time: how long, how long after the page was opened, and which scripts ran. */
  describeTasks: () => string[];
}

/** A frame that took 50 ms or more, as Chromium reports it. TypeScript has no type for it. */
interface LongFrame extends PerformanceEntry {
  scripts: { duration: number; invoker: string; sourceFunctionName: string; sourceURL: string }[];
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
  const tasks: PerformanceEntry[] = [];
  const frames: LongFrame[] = [];
  const take = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) {
      longest = Math.max(longest, duration);
      blocked += duration - 50;
    }
    tasks.push(...entries);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'longtask' });
  const frameObserver = new PerformanceObserver((list) => frames.push(...(list.getEntries() as LongFrame[])));
  frameObserver.observe({ type: 'long-animation-frame' });
  const scriptsOf = (task: PerformanceEntry): string =>
    frames
      .filter(
        ({ startTime, duration }) =>
          startTime < task.startTime + task.duration && task.startTime < startTime + duration,
      )
      .flatMap(({ scripts }) => scripts)
      .map(
        ({ duration, invoker, sourceFunctionName, sourceURL }) =>
          `${duration.toFixed(0)} ms ${invoker} ${sourceFunctionName} ${sourceURL.split('/').at(-1)}`,
      )
      .join('; ');
  window.watch = {
    describeTasks: () => {
      take(observer.takeRecords());
      frames.push(...(frameObserver.takeRecords() as LongFrame[]));
      const described = tasks
        .splice(0)
        .map(
          (task) => `${task.duration.toFixed(0)} ms after ${(task.startTime / 1000).toFixed(1)} s: ${scriptsOf(task)}`,
        );
      frames.length = 0;
      return described;
    },
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

/** Puts files of the disk into an input of the page, from which a measurement adds them without a wait. */
export async function holdFiles(page: Page, paths: readonly string[]): Promise<Locator> {
  await page.evaluate(() =>
    document.body.append(
      Object.assign(document.createElement('input'), { type: 'file', multiple: true, id: 'held', hidden: true }),
    ),
  );
  const held = page.locator('#held');
  await held.setInputFiles([...paths]);
  return held;
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
