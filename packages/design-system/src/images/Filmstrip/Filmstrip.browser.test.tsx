import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { setStage } from '../../testing/conformance/stage.js';
import { Filmstrip } from './index.js';

const blank = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
const frameAt = (index: number) => ({ id: `image-${index}`, name: `DJI_${index}.JPG`, thumbnailUrl: blank });
const onVisibleChange = vi.fn<(first: number, last: number) => void>();

interface Shown {
  index: number;
  count: number;
  width: number;
}

function openStrip(first: Partial<Shown> = {}) {
  let change: (next: Partial<Shown>) => void = () => undefined;
  function Changing() {
    const [{ index, count, width }, setShown] = useState({ index: 5000, count: 10_000, width: 800, ...first });
    useLayoutEffect(() => {
      change = (next) => flushSync(() => setShown((last) => ({ ...last, ...next })));
    }, []);
    const choose = (next: number) => change({ index: next });
    return (
      <div style={{ width }}>
        <Filmstrip
          index={index}
          count={count}
          frameAt={frameAt}
          onIndexChange={choose}
          onVisibleChange={onVisibleChange}
        />
      </div>
    );
  }
  const { parts, clear } = setStage(<Changing />);
  const strip = parts()[0]!.querySelector<HTMLElement>('[role="listbox"]')!;
  const options = () => [...strip.querySelectorAll<HTMLElement>('[role="option"]')];
  const frame = (index: number) => strip.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`)!;
  return {
    strip,
    clear,
    change: (next: Partial<Shown>) => change(next),
    frame,
    current: () => strip.querySelector<HTMLElement>('[aria-selected="true"]')!,
    /** The places that are rendered. */
    places: () => options().map((option) => Number(option.ariaPosInSet) - 1),
    /** How far the middle of a frame is to the right of that of the strip. */
    fromMiddlePx: (index: number) => {
      const [box, around] = [frame(index).getBoundingClientRect(), strip.getBoundingClientRect()];
      return (box.left + box.right - around.left - around.right) / 2;
    },
    /** Turns the wheel over the strip. */
    wheel: (init: WheelEventInit) => {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init });
      strip.dispatchEvent(event);
      return { isUsed: event.defaultPrevented };
    },
  };
}

let opened: ReturnType<typeof openStrip>;
beforeAll(() => wear('light'));
beforeEach(() => onVisibleChange.mockReset());
afterEach(async () => {
  opened.clear();
  await wear('light');
});

describe.each(['light', 'right to left'] as const)('the current frame, in the look %s,', (look) => {
  const towardsStart = look === 'light' ? -1 : 1;
  beforeEach(() => wear(look));

  it('is in the middle of the strip from the start, and after each change', () => {
    opened = openStrip();
    expect(opened.fromMiddlePx(5000)).toBe(0);
    for (const index of [5001, 7, 9990, 4000]) {
      opened.change({ index });
      expect(opened.fromMiddlePx(index)).toBe(0);
    }
  });

  it('is in the middle once it is one of the images', () => {
    opened = openStrip({ count: 0 });
    opened.change({ count: 10_000 });
    expect(opened.fromMiddlePx(5000)).toBe(0);
  });

  it.each([
    ['first', 0, towardsStart],
    ['last', 9999, -towardsStart],
  ])('that is the %s one is at that end', (_which, index, side) => {
    opened = openStrip({ index });
    expect(opened.fromMiddlePx(index)).toBe((side * (800 - 72 - 2 * 6)) / 2);
  });

  it('stays in the middle when the strip has another width', async () => {
    opened = openStrip();
    opened.change({ width: 500 });
    await expect.poll(() => opened.fromMiddlePx(5000)).toBe(0);
  });

  it('stays where it was scrolled to when there are more images', async () => {
    opened = openStrip();
    opened.strip.scrollLeft -= 500;
    await expect.poll(() => opened.fromMiddlePx(5000)).toBe(500);
    opened.change({ count: 20_000 });
    await new Promise(requestAnimationFrame);
    expect(opened.fromMiddlePx(5000)).toBe(500);
  });

  it('has the next one beside it in the direction of reading', () => {
    opened = openStrip();
    expect(opened.fromMiddlePx(5001)).toBe(-towardsStart * 78);
  });

  it('goes to the middle when it was chosen by a click, and keys work from there', async () => {
    opened = openStrip();
    await userEvent.click(opened.frame(5003));
    expect(opened.fromMiddlePx(5003)).toBe(0);
    expect(document.activeElement).toBe(opened.strip);
    await userEvent.keyboard('{ArrowRight}');
    expect(opened.fromMiddlePx(5003 - towardsStart)).toBe(0);
  });

  it('moves by as many frames as fit with Page Up and Page Down', async () => {
    opened = openStrip();
    opened.strip.focus();
    await userEvent.keyboard('{PageDown}');
    expect(opened.fromMiddlePx(5010)).toBe(0);
    await userEvent.keyboard('{PageUp}{PageUp}');
    expect(opened.fromMiddlePx(4990)).toBe(0);
  });

  it('is followed by the wheel: down goes on, up goes back', () => {
    opened = openStrip();
    expect(opened.wheel({ deltaY: 120 }).isUsed).toBe(true);
    expect(opened.fromMiddlePx(5000)).toBe(towardsStart * 120);
    opened.wheel({ deltaY: -240 });
    expect(opened.fromMiddlePx(5000)).toBe(-towardsStart * 120);
  });
});

describe('the wheel', () => {
  it.each([
    ['up at the start', 0, { deltaY: -100 }],
    ['down at the end', 9999, { deltaY: 100 }],
    ['with Ctrl, which zooms', 5000, { deltaY: 100, ctrlKey: true }],
    ['sideways, which scrolls already', 5000, { deltaX: 100, deltaY: 20 }],
  ])('is left to the browser: %s', (_case, index, init) => {
    opened = openStrip({ index });
    const { scrollLeft } = opened.strip;
    expect(opened.wheel(init).isUsed).toBe(false);
    expect(opened.strip.scrollLeft).toBe(scrollLeft);
  });

  it.each([
    ['lines', WheelEvent.DOM_DELTA_LINE, 48],
    ['pages', WheelEvent.DOM_DELTA_PAGE, 2400],
  ])('moves by %s too', (_unit, deltaMode, expectedPx) => {
    opened = openStrip();
    const { scrollLeft } = opened.strip;
    opened.wheel({ deltaY: 3, deltaMode });
    expect(opened.strip.scrollLeft - scrollLeft).toBe(expectedPx);
  });
});

describe('of many frames', () => {
  const seen = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, offset) => first + offset);

  it('only those on the screen and six on both sides are rendered, and reported', async () => {
    opened = openStrip({ index: 0 });
    expect(opened.places()).toEqual(seen(0, 16));
    opened.strip.scrollLeft = 78_000;
    await expect.poll(() => opened.places()).toEqual([0, ...seen(993, 1016)]);
    expect(onVisibleChange.mock.calls).toEqual([
      [0, 16],
      [993, 1016],
    ]);
  });

  it('the current one stays when it is scrolled away, so that the strip can point at it', async () => {
    opened = openStrip();
    opened.strip.scrollLeft = 0;
    await expect.poll(() => opened.places()).toEqual([...seen(0, 16), 5000]);
    expect(document.getElementById(opened.strip.getAttribute('aria-activedescendant')!)).toBe(opened.current());
  });

  it('100,000 can be scrolled to the end', () => {
    opened = openStrip({ index: 99_999, count: 100_000 });
    expect(opened.fromMiddlePx(99_999)).toBe((800 - 72 - 2 * 6) / 2);
    expect(opened.places().at(-1)).toBe(99_999);
  });

  it('those that are gone are not rendered', () => {
    opened = openStrip({ index: 9999 });
    opened.change({ index: 2, count: 3 });
    expect(opened.places()).toEqual([0, 1, 2]);
  });
});

describe('the strip', () => {
  it('is 72 px high, and its frames have the same place with and without a scrollbar', () => {
    opened = openStrip({ index: 1, count: 3 });
    const topOf = () => opened.current().getBoundingClientRect().top - opened.strip.getBoundingClientRect().top;
    const top = topOf();
    expect(opened.strip.scrollWidth).toBe(opened.strip.clientWidth);
    opened.change({ count: 10_000 });
    expect(opened.strip.scrollWidth).toBeGreaterThan(opened.strip.clientWidth);
    expect(topOf()).toBe(top);
    expect(opened.strip.offsetHeight).toBe(72);
  });

  it('shows the brackets of the current frame whole', () => {
    opened = openStrip();
    const around = opened.strip.getBoundingClientRect();
    const brackets = opened.current().querySelector('[aria-hidden="true"]')!.getBoundingClientRect();
    expect(brackets.top).toBeGreaterThanOrEqual(around.top + opened.strip.clientTop);
    expect(brackets.bottom).toBeLessThanOrEqual(around.top + opened.strip.clientTop + opened.strip.clientHeight);
  });

  it('has few frames in its middle', () => {
    opened = openStrip({ index: 0, count: 1 });
    expect(opened.fromMiddlePx(0)).toBe(0);
  });
});
