import type { Page } from '@playwright/test';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** How a screen is looked at. */
export const looks = [
  { name: '1440-light', colorScheme: 'light', viewport: wide },
  { name: '1440-dark', colorScheme: 'dark', viewport: wide },
  { name: '390-light', colorScheme: 'light', viewport: narrow },
  { name: '390-dark', colorScheme: 'dark', viewport: narrow },
] as const;

/** Shows the current screen in a look, with nothing moving. */
export async function lookAt(page: Page, { colorScheme, viewport }: (typeof looks)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
}
