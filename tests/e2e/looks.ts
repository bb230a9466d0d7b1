import type { Page } from '@playwright/test';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** How a screen is looked at. */
export interface Look {
  name: string;
  colorScheme: 'light' | 'dark';
  viewport: { width: number; height: number };
  /** Whether system colours replace the product's. @default 'none' */
  forcedColors?: 'active' | 'none';
}

/** Looks of the screenshots. */
export const looks = [
  { name: '1440-light', colorScheme: 'light', viewport: wide },
  { name: '1440-dark', colorScheme: 'dark', viewport: wide },
  { name: '390-light', colorScheme: 'light', viewport: narrow },
  { name: '390-dark', colorScheme: 'dark', viewport: narrow },
] as const satisfies readonly Look[];

export const forcedColours = {
  name: '1440-forced-colours',
  colorScheme: 'light',
  viewport: wide,
  forcedColors: 'active',
} as const satisfies Look;

/** Shows the current screen in a look, with nothing moving; `again` reopens what closes when the window width changes. */
export async function lookAt(
  page: Page,
  { colorScheme, viewport, forcedColors = 'none' }: Look,
  again?: (page: Page) => Promise<void>,
): Promise<void> {
  const isOtherWidth = page.viewportSize()?.width !== viewport.width;
  await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
  if (isOtherWidth) await again?.(page);
}
