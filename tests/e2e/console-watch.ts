import type { Page } from '@playwright/test';

/** What pages wrote to their console as an error or a warning, and what they threw. */
export interface ConsoleWatch {
  /** Returns what was written since the last time, one line each, after a round trip to the page: lines on their way are in it. */
  take(): Promise<string[]>;
}

/** Chrome's remark about the hidden frame of the sign-in library, whose attributes are the library's own. */
const OF_THE_SIGN_IN_FRAME = /^An iframe which has both allow-scripts and allow-same-origin for its sandbox attribute/;

/** Listens to a page from now on. */
export function watchConsole(page: Page): ConsoleWatch {
  let lines: string[] = [];
  page.on('console', (message) => {
    const isAmiss = message.type() === 'error' || message.type() === 'warning';
    if (isAmiss && !OF_THE_SIGN_IN_FRAME.test(message.text())) {
      lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => lines.push(`thrown: ${error.message}`));
  return {
    async take() {
      // Unlike `evaluate`, it outlives a navigation.
      if (!page.isClosed()) await page.waitForFunction(() => true, undefined, { polling: 1 });
      const taken = lines;
      lines = [];
      return taken;
    },
  };
}
