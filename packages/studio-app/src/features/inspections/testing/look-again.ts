import { focusManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** The tab is looked at again, which reads again what is stale. */
export async function lookAgain(): Promise<void> {
  onTestFinished(() => focusManager.setFocused(undefined));
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
}

/** The tab is looked at again after two minutes, which reads again all that is shown. */
export async function readAgain(): Promise<void> {
  vi.setSystemTime(Date.now() + 120_000);
  onTestFinished(() => void vi.useRealTimers());
  await lookAgain();
}
