import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFindings, namelessControls } from './axe.js';
import { controlsIn, focused, tell, type Control } from './controls.js';
import { unreached, walkInside } from './keyboard.js';
import type { Stage } from './stage.js';
import type { Opening } from './subject.js';
import { smallTargets } from './target-size.js';

const MOST_STOPS = 20;
const TIMEOUT_MS = 10_000;

const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() === true;

/** Brings focus to where the part is opened from. */
async function goTo(stage: Stage, from: string | undefined): Promise<Control> {
  stage.before.focus();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await userEvent.keyboard('{Tab}');
    const at = focused();
    if (at !== null && (from === undefined || at.matches(from))) return at;
  }
  throw new Error(`The Tab key does not come to ${from}.`);
}

/** What must stay where it is while something opens: the neighbours, the width of the page, how far it is scrolled. */
function placesOf({ before, after }: Stage): string[] {
  const box = (element: Element) => Object.values(element.getBoundingClientRect().toJSON()).join(' ');
  return [
    `the button before: ${box(before)}`,
    `the button after: ${box(after)}`,
    `the width of the page: ${document.body.getBoundingClientRect().width}`,
    `the scrolled part: ${window.scrollX} ${window.scrollY}`,
  ];
}

/** When to give up waiting. Only what is broken takes that long. */
interface Patience {
  /** For the part to open. */
  opensMs?: number;
  /** For the part to close, and for focus to return. */
  closesMs?: number;
}

/** Opens by keyboard, looks at what has opened, closes by Escape; what is wrong, a line each. */
export async function openingFindings(
  stage: Stage,
  opening: Opening,
  { opensMs = TIMEOUT_MS, closesMs = TIMEOUT_MS }: Patience = {},
): Promise<string[]> {
  const { from, press = '{Enter}', shows, arrows = '{Tab}', also, unfolds, staysOnEscape } = opening;
  window.scrollTo(0, 0);
  // Focus alone opens some: how it was before is looked at without it.
  stage.before.focus();
  // A font that arrives late changes widths. Layout, which focus causes, asks for those that are needed.
  await document.fonts.ready;
  const places = placesOf(stage);
  const opener = await goTo(stage, from);
  if (press !== null) await userEvent.keyboard(press);
  const isOpen = await vi
    .waitFor(() => isShown(shows) || Promise.reject(new Error()), { interval: 10, timeout: opensMs })
    .catch(() => false);
  if (!isOpen) return [`${shows} does not open`];
  const moved = unfolds === undefined ? placesOf(stage).filter((place) => !places.includes(place)) : [];

  const part = document.querySelector(shows)!;
  const axe = await axeFindings([part]);
  const controls = controlsIn([part]);
  const nameless = namelessControls(controls);
  const walk = await walkInside(stage, part, arrows, also);
  const isOperable = walk.reached.size > 0;
  const missed = isOperable || unfolds === undefined ? unreached(walk, [part]) : [];
  const small = smallTargets(controls, [part]);

  // Focus may have walked out at the end.
  const first = [...walk.reached][0];
  if (first instanceof HTMLElement && !part.contains(document.activeElement) && document.activeElement !== opener)
    first.focus();
  const stuck = await closingFindings(opener, shows, staysOnEscape === undefined ? '{Escape}' : press, closesMs);
  return [
    ...moved.map((place) => `moved: ${place}`),
    ...axe,
    ...nameless.map((control) => `no name: ${tell(control)}`),
    ...walk.unmarked.map((element) => `focus is not seen: ${tell(element)}`),
    ...missed.map((control) => `not reached by keys: ${tell(control)}`),
    ...small.map((control) => `a target of less than 24 px: ${tell(control)}`),
    ...stuck,
  ];
}

/** @param key Escape, or for what it does not concern the key that has opened */
async function closingFindings(opener: Control, shows: string, key: string | null, timeout: number): Promise<string[]> {
  if (key !== '{Escape}') opener.focus();
  await userEvent.keyboard(key ?? '');
  const isGone = await vi
    .waitFor(() => !isShown(shows) || Promise.reject(new Error()), { interval: 10, timeout })
    .catch(() => false);
  if (!isGone) return [`${key} does not close ${shows}`];
  const isBack = await vi
    .waitFor(() => document.activeElement === opener || Promise.reject(new Error()), { interval: 10, timeout })
    .catch(() => false);
  return isBack ? [] : [`after ${key} focus is at ${tell(focused())}`];
}
