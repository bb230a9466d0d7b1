import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveBrowser } from '../../../scripts/lib/browser.mjs';
import { findStrays } from './find.ts';

const LONG = 'Bauwerksprüfungsdokumentationsverzeichnis';
const box = 'width: 100px; border: 1px solid black; background: white;';

describe('nothing is drawn outside of its box', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    const { executablePath, args, env } = await resolveBrowser();
    browser = await chromium.launch({ executablePath, args, env });
    page = await browser.newPage({ viewport: { width: 320, height: 400 } });
  });
  afterAll(() => browser.close());

  const kindsIn = async (html: string, dir = 'ltr') => {
    await page.setContent(
      `<html dir="${dir}"><body style="margin: 0; font: 14px/20px sans-serif">${html}</body></html>`,
    );
    const strays = await page.evaluate(findStrays);
    return strays.map(({ kind }) => kind);
  };

  it.each([
    ['a word beyond its border', `<div style="${box}">${LONG}</div>`, ['outside']],
    [
      'a word beyond the border of the box around',
      `<div style="${box}"><p style="margin: 0">${LONG}</p></div>`,
      ['outside'],
    ],
    ['lines below a box too low', `<div style="${box} height: 20px">Rotor<br>Mast<br>Werk</div>`, ['outside']],
    ['a word cut off without a sign', `<div style="width: 100px; overflow: hidden">${LONG}</div>`, ['cut']],
    ['lines cut off without a sign', `<div style="height: 20px; overflow: hidden">Rotor<br>Mast</div>`, ['cut']],
    ['a box beyond the window', '<div style="width: 400px; height: 10px">Mast</div>', ['page']],
    [
      'a layer beyond the window',
      `<div style="position: fixed; left: 250px; white-space: nowrap">${LONG}</div>`,
      ['outside'],
    ],
    ['a label beyond its button', `<button style="width: 100px; white-space: nowrap">${LONG}</button>`, ['outside']],
  ])('finds %s', async (_case, html, kinds) => {
    expect(await kindsIn(html)).toEqual(kinds);
  });

  it('finds it on the other side, too', async () => {
    expect(await kindsIn(`<div style="${box}">${LONG}</div>`, 'rtl')).toEqual(['outside']);
  });

  it.each([
    ['a word that fits', `<div style="${box}">Bauwerk</div>`],
    ['a word that is broken', `<div style="${box} overflow-wrap: anywhere">${LONG}</div>`],
    ['an ellipsis', `<div style="${box} overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${LONG}</div>`],
    ['a box that scrolls', `<div style="${box} overflow: auto">${LONG}</div>`],
    [
      'words for screen readers',
      `<div style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">${LONG}</div>`,
    ],
    [
      'a layer over a small box',
      `<div style="${box} position: relative">Mast<div style="position: absolute; width: 300px">${LONG}</div></div>`,
    ],
    ['what is hidden', `<div style="${box}"><span hidden>${LONG}</span></div>`],
  ])('accepts %s', async (_case, html) => {
    expect(await kindsIn(html)).toEqual([]);
  });
});
