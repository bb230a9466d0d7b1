import type { Page } from '@playwright/test';

/** Goes to an address as a link of the app does, without loading the page again. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const index = Number((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
    history.pushState({ idx: index, key: String(index), usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
