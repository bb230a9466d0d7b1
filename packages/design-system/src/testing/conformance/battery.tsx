import { cloneElement, type ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { axeFindings, namelessControls } from './axe.js';
import { controlsIn, tell } from './controls.js';
import { unreached, walkThrough } from './keyboard.js';
import { LOOKS, wear, type Look } from './look.js';
import { openingFindings } from './opening.js';
import { setStage, type Stage } from './stage.js';
import { hasOuter, type OuterSubject, type Subject } from './subject.js';
import { smallTargets } from './target-size.js';

const LOOK_NAMES = Object.keys(LOOKS) as Look[];

/** Runs a check in every look; what it finds, a line each. */
export async function inEveryLook(check: (look: Look) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const look of LOOK_NAMES) {
    await wear(look);
    found.push(...(await check(look)).map((line) => `${look}: ${line}`));
  }
  await wear('light');
  return found;
}

/** What keys do not reach, and what does not show that they have. */
export async function keyboardFindings(
  stage: Stage,
  { arrows, notByKeyboard }: Partial<Subject> = {},
): Promise<string[]> {
  const walk = await walkThrough(stage, arrows);
  return [
    ...unreached(walk, stage.parts(), notByKeyboard).map((control) => `not reached by keys: ${tell(control)}`),
    ...walk.unmarked.map((element) => `focus is not seen: ${tell(element)}`),
  ];
}

const isThere = (selector: string) =>
  vi.waitFor(() => document.querySelector(selector) ?? Promise.reject(new Error(`${selector} is not there.`)));

const OWN = { color: 'rgb(1, 2, 3)', backgroundColor: 'rgb(4, 5, 6)', paddingTop: '7px', letterSpacing: '2px' };

/** What of a plain, unlayered class of a consumer does not come through. */
export async function overruledStyles({ element, shownBy, wrapper }: OuterSubject): Promise<string[]> {
  const own = document.createElement('style');
  own.textContent =
    '.own { color: rgb(1, 2, 3); background-color: rgb(4, 5, 6); padding-top: 7px; letter-spacing: 2px; }';
  document.head.append(own);
  const props = { ...shownBy, className: 'own', 'data-own': '' };
  const stage = setStage(cloneElement(element as ReactElement<typeof props>, props), wrapper);
  try {
    const outer = await isThere('[data-own]');
    const style = getComputedStyle(outer);
    return Object.entries(OWN).flatMap(([name, value]) => {
      const shown = style[name as keyof typeof OWN];
      return shown === value ? [] : [`${name} is ${shown}, not ${value}`];
    });
  } finally {
    stage.clear();
    own.remove();
  }
}

/** The battery in the browser, over the subjects of one family. */
export function describeSubjects(subjects: readonly Subject[]): void {
  beforeAll(() => wear('light'));

  it.each(subjects.filter(hasOuter))('$name: a class of the consumer wins', async (subject) => {
    expect(await overruledStyles(subject)).toEqual([]);
  });

  describe.each(subjects.filter(({ partOf }) => partOf === undefined))('$name', (subject) => {
    const { element, wrapper, opens, startsWith } = subject;
    let stage: Stage;
    beforeAll(async () => {
      stage = setStage(element, wrapper);
      if (startsWith !== undefined) await isThere(startsWith);
    });
    afterAll(() => stage.clear());

    it('has nothing axe objects to, in any look', async () => {
      expect(await inEveryLook(() => axeFindings(stage.parts()))).toEqual([]);
    });

    it('has targets of 24 px, all of them named', () => {
      const controls = controlsIn(stage.parts());
      expect(smallTargets(controls, stage.parts()).map(tell)).toEqual([]);
      expect(namelessControls(controls).map(tell)).toEqual([]);
    });

    it('is reached by keys and shows where focus is, in any look', async () => {
      expect(await inEveryLook(() => keyboardFindings(stage, subject))).toEqual([]);
    });

    it.each(opens === undefined ? [] : [opens])(
      'opens by keys without moving the page, and closes on Escape, in any look',
      async (opening) => {
        expect(await inEveryLook(() => openingFindings(stage, opening))).toEqual([]);
      },
    );
  });
}
