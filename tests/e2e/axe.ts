import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { tellForcedTextColour } from '../../packages/design-system/src/testing/forced-text-colour.ts';
import { forcedColours, type Look, lookAt, looks } from './looks.ts';
import { settle } from './settle.ts';

const [wideLight, wideDark, , narrowDark] = looks;
const EVERY_RULE = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const;
/** What the colours of a look can break. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

/**
 * Rules of axe per look: all rules once per width, because phones show other elements; otherwise colour rules only.
 * Colours of what only phones show are checked in the dark theme; conformance checks components in all four looks.
 */
export const INSPECTED: readonly { look: Look; rules: typeof EVERY_RULE | typeof COLOURS }[] = [
  { look: wideLight, rules: EVERY_RULE },
  { look: wideDark, rules: COLOURS },
  { look: forcedColours, rules: COLOURS },
  { look: narrowDark, rules: EVERY_RULE },
];

/** What axe finds on the screen in every look, one line per element; the screen is left wide and light. @param again see lookAt */
export async function faultsOf(page: Page, again?: (page: Page) => Promise<void>): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(tellForcedTextColour);
  }
  const lines: string[] = [];
  for (const { look, rules } of INSPECTED) {
    await lookAt(page, look, again);
    await settle(page);
    const found = await page.evaluate(inspect, rules);
    lines.push(...found.map((line) => `${look.name} ${line}`));
  }
  await lookAt(page, wideLight);
  return lines;
}

/** Runs in the page. Its own one frame is hidden and the sign-in library's. */
async function inspect(runOnly: typeof EVERY_RULE | typeof COLOURS): Promise<string[]> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const { violations } = await inPage.run(document, {
    runOnly: { type: runOnly.type, values: [...runOnly.values] },
    resultTypes: ['violations'],
    iframes: false,
  });
  // A bar at the bottom covers part of what scrolls below it: a target counts if it is too small in the middle as well.
  const isTooSmallInView = async (selector: string) => {
    const element = document.querySelector(selector)!;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { violations: left } = await inPage.run(element, { runOnly: { type: 'rule', values: ['target-size'] } });
    return left.some(({ nodes }) => nodes.some(({ target }) => document.querySelector(String(target[0])) === element));
  };
  const lines: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      if (id === 'target-size' && !(await isTooSmallInView(String(target[0])))) continue;
      lines.push(`${id} ${target.join(' ')}: ${failureSummary}`);
    }
  }
  // The build drops three of the six weights of each icon; an icon in one of those is empty.
  lines.push(
    ...[...document.querySelectorAll('svg[viewBox="0 0 256 256"]:empty')].map(
      ({ parentElement }) => `an empty icon in ${parentElement?.outerHTML}`,
    ),
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    lines.push(`reflow: the page is ${scrollWidth} px wide in a window of ${clientWidth} px`);
  return lines;
}
