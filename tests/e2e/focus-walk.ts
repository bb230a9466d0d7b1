import type { Page } from '@playwright/test';
import { settle } from './settle.ts';

/** Tab presses after which a page is left. */
const MOST_TABS = 60;
/** As many elements seen before in a row are the second round; one alone is a dialog that has taken the focus just then. */
const ROUND = 3;

/** Where a press of Tab has led: nowhere, to something seen before, or to something new and what is wrong with it. */
type Stop = 'nowhere' | 'seen' | { element: string; faults: string[] };

/** The first element of a walk, the next one, or the same one again. */
type Look = 'first' | 'next' | 'again';

/** Presses Tab until the focus comes round; one line for each element that is hidden then, or has no ring. @see WCAG 2.4.7, 2.4.11 */
export async function walkByTab(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  let stops = 0;
  let seen = 0;
  // What a change of width has taken away loses the focus with the next picture.
  await settle(page);
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    let stop = await page.evaluate<Stop, Look>(lookAtFocus, presses === 0 ? 'first' : 'next');
    if (typeof stop !== 'string' && stop.faults.length > 0) {
      // A page that has changed its width may have been settling.
      await settle(page);
      stop = await page.evaluate<Stop, Look>(lookAtFocus, 'again');
    }
    seen = stop === 'seen' ? seen + 1 : 0;
    if (seen === ROUND) break;
    if (typeof stop === 'string') continue;
    stops += 1;
    faults.push(...stop.faults.map((fault) => `${stop.element} ${fault}`));
  }
  return { stops, faults };
}

/** Links, buttons and fields of a page of plain forms that the last {@link walkByTab} did not reach. @see WCAG 2.1.1 */
export const missedByTab = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { walked } = window as unknown as { walked: WeakSet<Element> };
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type=hidden])')]
      .filter((element) => element.checkVisibility() && !walked.has(element))
      .map(({ tagName, id, textContent }) => `<${tagName.toLowerCase()}> '${id || textContent.trim()}' is not reached`);
  });

/** Runs in the page. The ring may be drawn by a part of it, or by the label or a part around an input that is not drawn itself. */
function lookAtFocus(look: Look): Stop {
  const memory = window as unknown as { walked: WeakSet<Element>; last: Element };
  if (look === 'first') memory.walked = new WeakSet();
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'nowhere';
  if (look === 'again' && focused !== memory.last) return 'nowhere';
  if (look !== 'again' && memory.walked.has(focused)) return 'seen';
  memory.walked.add(focused);
  memory.last = focused;

  const around: Element[] = [focused, ...((focused as HTMLInputElement).labels ?? [])];
  for (const part of [focused.firstElementChild, focused.nextElementSibling]) if (part) around.push(part);
  for (
    let part = focused.parentElement, depth = 0;
    part && part !== document.body && depth < 4;
    part = part.parentElement, depth += 1
  )
    around.push(part);
  const hasRing = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/, 0\)$|transparent/.test(outlineColor);
  };
  const ringed = around.find(
    (element) => hasRing(element) || hasRing(element, '::before') || hasRing(element, '::after'),
  );

  const drawn = ringed ?? focused;
  const isShown = [...drawn.getClientRects()].some(({ left, top, width, height }) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].some((across) =>
      [0.15, 0.5, 0.85].some((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        return hit !== null && drawn.contains(hit);
      }),
    ),
  );
  const faults = [...(ringed ? [] : ['has no focus ring']), ...(isShown ? [] : ['is hidden while it has the focus'])];
  const words = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 30) ?? '';
  return { element: `<${focused.tagName.toLowerCase()} ${focused.getAttribute('role') ?? ''}> '${words}'`, faults };
}
