import type { Page } from '@playwright/test';

/** What pages wrote to their console as an error or a warning, and what they threw. */
export interface ConsoleWatch {
  /** What was written since the last time, one line each. */
  take(): string[];
}

/** Listens to a page from now on. */
export function watchConsole(page: Page): ConsoleWatch {
  let lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => lines.push(`thrown: ${error.message}`));
  return {
    take() {
      const taken = lines;
      lines = [];
      return taken;
    },
  };
}
