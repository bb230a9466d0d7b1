import { expect, type Locator, test } from '@playwright/test';
import { contrastRatio } from '../../packages/design-system/src/testing/contrast.ts';
import { button, clickDisabled, openMapped, section, strip } from './layout-page.ts';
import { asManager, page } from './manager-page.ts';

/** Whether a clamped text is shown whole. */
const isWhole = (text: Locator) => text.evaluate((one) => one.scrollHeight <= one.clientHeight);

/** What of the sections, the legend and the bar is below the contrast of WCAG 2.2, which axe does not ask of disabled buttons. */
async function faintParts(): Promise<string[]> {
  const parts = await page
    .getByRole('dialog')
    .last()
    .evaluate((dialog) => {
      const backgroundOf = (element: Element): string => {
        const { backgroundColor } = getComputedStyle(element);
        return /^oklch\([^/]+\)$/.test(backgroundColor) || !element.parentElement
          ? backgroundColor
          : backgroundOf(element.parentElement);
      };
      const looked = dialog.querySelectorAll(
        'button[data-section], li span[data-state], section[aria-label] > :is(span, strong), section[aria-label] > div > span',
      );
      return [...looked].map((element) => {
        const { color, borderTopColor, borderTopWidth } = getComputedStyle(element);
        const { state, reading } = (element as HTMLElement).dataset;
        return {
          what: [element.textContent, state, reading].filter(Boolean).join(' '),
          text: [color, backgroundOf(element)] as const,
          border:
            borderTopWidth === '0px' || borderTopColor === 'rgba(0, 0, 0, 0)'
              ? null
              : ([borderTopColor, backgroundOf(element.parentElement!)] as const),
        };
      });
    });
  expect(parts.length).toBeGreaterThan(13);
  return parts.flatMap(({ what, text, border }) => [
    ...(contrastRatio(...text) < 4.5 ? [`text of ${what}`] : []),
    ...(border && contrastRatio(...border) < 3 ? [`border of ${what}`] : []),
  ]);
}

test.describe('Looks of location mapping', () => {
  asManager('/locations');

  test('on a phone the toolbar is at most 96 px high, and says in full what a second press removes', async () => {
    await openMapped('On a phone');
    const height = async () => (await strip().boundingBox())?.height;
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await clickDisabled(section('Span', '2'));
      expect(await height()).toBeLessThanOrEqual(96);
      await button('Begin location mapping').click();
      await section('Span', '2').click();
      await section('Part', 'Bearing').click();
      await section('Face', 'North').click();
      expect(await height()).toBeLessThanOrEqual(96);
      const warning = strip().getByText(/^Select again to remove: Span 2 with 3 below, Bearing with 1 below, North\.$/);
      await expect(warning).toBeVisible();
      expect(await isWhole(warning)).toBe(true);
      for (const name of ['Undo', 'Remove location mapping', 'Cancel', 'Complete location mapping'])
        await expect(button(name)).toBeInViewport({ ratio: 1 });
      await button('Cancel').click();
      await page.reload();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('several selected sections say what a second press on one of them removes', async () => {
    await openMapped('Several');
    await button('Begin location mapping').click();
    await section('Span', '1').click();
    await section('Span', '2').click({ modifiers: ['Shift'] });
    await expect(strip()).toContainText('Select again to remove: one of 2 sections of Span with up to 3 below.');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`in the ${colorScheme} theme everything is readable, reading and editing`, async () => {
      await page.emulateMedia({ colorScheme });
      await openMapped(`Read in ${colorScheme}`);
      expect(await faintParts()).toEqual([]);
      await clickDisabled(section('Span', '2'));
      await expect(section('Span', '1')).toHaveAttribute('data-reading', 'dimmed');
      expect(await faintParts()).toEqual([]);
      await button('Begin location mapping').click();
      await section('Span', '2').click();
      expect(await faintParts()).toEqual([]);
    });
  }
});
