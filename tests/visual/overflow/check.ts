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

/** Within this time a layer follows its longer text, on the slowest machine too. */
const PATIENCE_MS = 5_000;

/** Finds stray texts that stay. Measures until there are none, because a layer may follow its longer text late. */
async function lastingStrays(page: Page, patienceMs: number): Promise<Stray[]> {
  const endMs = Date.now() + patienceMs;
  for (;;) {
    await untilStill(page);
    const strays = await page.evaluate(findStrays);
    if (strays.length === 0 || Date.now() >= endMs) return strays;
  }
}

/** Lengthens the words of the page, in German or in Arabic by its direction, and looks for what no longer stays in its box. */
export async function overflowsOf(
  page: Page,
  direction: 'ltr' | 'rtl',
  patienceMs: number = PATIENCE_MS,
): Promise<Overflow[]> {
  const language = LANGUAGE[direction];
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  const own = await page.evaluate(readTexts);
  await page.evaluate(writeTexts, { texts: own.map((text) => lengthen(text, language)), direction });
  const strays = await lastingStrays(page, patienceMs);
  return strays.length === 0
    ? []
    : [{ language, strays, png: await page.screenshot({ fullPage: true, scale: 'css' }) }];
}
