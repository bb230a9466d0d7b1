import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolveBrowser } from '../../../scripts/lib/browser.mjs';
import { overflowsOf } from './check.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const { executablePath, args, env } = await resolveBrowser();
  browser = await chromium.launch({ executablePath, args, env });
});
afterAll(() => browser.close());

const show = async (html: string) => {
  page = await browser.newPage({ viewport: { width: 320, height: 400 } });
  await page.setContent(`<body style="margin: 0; font: 14px/20px sans-serif">${html}</body>`);
};
const layer = '<div id="layer" style="width: max-content; border: 1px solid black; background: white">Inspection</div>';

it('a layer that follows its longer text many frames later is not reported', async () => {
  await show(layer);
  await page.evaluate(() => {
    const box = document.querySelector<HTMLElement>('#layer')!;
    box.style.width = `${box.offsetWidth}px`;
    const follow = (frames: number) =>
      frames === 0 ? box.style.removeProperty('width') : requestAnimationFrame(() => follow(frames - 1));
    new MutationObserver(() => follow(30)).observe(box, { characterData: true, subtree: true });
  });
  expect(await overflowsOf(page, 'ltr')).toEqual([]);
});

it('a layer that stays too narrow for its longer text is reported, with a picture', async () => {
  await show(layer.replace('max-content', '66px'));
  const [overflow] = await overflowsOf(page, 'ltr', 500);
  expect(overflow?.strays.map(({ kind, box }) => [kind, box])).toEqual([['outside', 'div']]);
  expect(overflow?.png.length).toBeGreaterThan(0);
});
