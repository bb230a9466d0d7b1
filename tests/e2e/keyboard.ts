import { expect, type Locator, type Page } from '@playwright/test';

/** Tab presses after which something counts as out of reach. */
const MOST_TABS = 80;

/** Presses Tab until a control has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
