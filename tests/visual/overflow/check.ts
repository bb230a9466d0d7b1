import type { Page } from 'playwright';
import { untilStill } from '../readiness.ts';
import { findStrays, type Stray } from './find.ts';
import { lengthen, type Language } from './lengthen.ts';

/** What strays when the words of a page are as long as in another language, with a picture of it. */
export interface Overflow {
  language: Language;
  strays: Stray[];
  png: Buffer;
}

const LANGUAGE = { ltr: 'de', rtl: 'ar' } as const;

interface WrittenPage {
  /** Everything written on the page, outside of drawings, and as it was before it was lengthened. */
  writtenTexts?: { node: Node; own: string }[];
}

function readTexts(): string[] {
  const page = globalThis as WrittenPage;
  if (page.writtenTexts === undefined) {
    page.writtenTexts = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const isWritten = node.parentElement?.closest('.sb-wrapper, script, style, svg, select, textarea') === null;
      if (isWritten && node.textContent?.trim()) page.writtenTexts.push({ node, own: node.textContent });
    }
  }
  return page.writtenTexts.map(({ own }) => own);
}

function writeTexts({ texts, direction }: { texts: string[]; direction: string }): void {
  document.documentElement.dataset['theme'] = 'light';
  document.documentElement.dir = direction;
  for (const [index, { node }] of ((globalThis as WrittenPage).writtenTexts ?? []).entries())
    node.nodeValue = texts[index] ?? '';
}

const SETTLE_MS = 250;

/** Finds stray texts. Measures again before it reports any, because a layer may follow its longer text late. */
async function settledStrays(page: Page): Promise<Stray[]> {
  await untilStill(page);
  const strays = await page.evaluate(findStrays);
  if (strays.length === 0) return strays;
  await page.waitForTimeout(SETTLE_MS);
  await untilStill(page);
  return page.evaluate(findStrays);
}

/** Lengthens the words of the page, in German or in Arabic by its direction, and looks for what no longer stays in its box. */
export async function overflowsOf(page: Page, direction: 'ltr' | 'rtl'): Promise<Overflow[]> {
  const language = LANGUAGE[direction];
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  const own = await page.evaluate(readTexts);
  await page.evaluate(writeTexts, { texts: own.map((text) => lengthen(text, language)), direction });
  const strays = await settledStrays(page);
  return strays.length === 0
    ? []
    : [{ language, strays, png: await page.screenshot({ fullPage: true, scale: 'css' }) }];
}
