import { cdp, page } from 'vitest/browser';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { samplePoints } from '../../testing/sample-points.js';
import { ClusterMap } from './index.js';

/** Longer than the move that opening a popup starts. */
const AFTER_THE_MOVE_MS = 500;
/** Leaflet animates a zoom for 250 ms. */
const WELL_WITHIN_THE_ANIMATION_MS = 120;
const NO_TILE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

let stage: Stage | undefined;
const setMotion = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
beforeAll(async () => {
  await wear('light');
  await setMotion('no-preference');
});
afterAll(() => wear('light'));
afterEach(() => stage?.clear());

const click = () => new MouseEvent('click', { bubbles: true });
/** Leaflet reads the code of the key '+'. */
const plus = () => new KeyboardEvent('keydown', { keyCode: 187, bubbles: true });
/** One notch of a wheel, away from the person. */
const wheel = () =>
  new WheelEvent('wheel', { deltaY: -120, clientX: 600, clientY: 240, bubbles: true, cancelable: true });

/** A key where focus is, without the time that a driver takes. */
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const focused = () => document.activeElement?.getAttribute('aria-label');

/** The sample points on a map of this size. */
const sampleMap = (width: number, height: number) => (
  <div style={{ height, width }}>
    <ClusterMap
      points={samplePoints}
      renderIcon={() => null}
      renderPopup={(items) => (
        <div style={{ height: 200 }}>
          <a href="#asset">{items.length} assets</a>
        </div>
      )}
      tileUrl={NO_TILE}
      maxZoom={14}
      labels={{ map: 'Map of assets', cluster: (count) => `${count} assets` }}
    />
  </div>
);

it('MAP-030: a popup that would leave the map at its edge is moved into view', async () => {
  stage = setStage(sampleMap(1200, 480));
  await expect.element(page.getByRole('button', { name: '3 assets' })).toBeVisible();
  const map = page.getByRole('application').element().getBoundingClientRect();
  const pins = page
    .getByRole('application')
    .getByRole('button')
    .elements()
    .filter((pin) => /assets$|, /.test(pin.getAttribute('aria-label') ?? ''));
  const topOf = (pin: Element) => pin.getBoundingClientRect().top;
  const [highest] = pins.toSorted((a, b) => topOf(a) - topOf(b));
  const before = topOf(highest as Element);
  expect(before - map.top).toBeLessThan(200);
  (highest as HTMLElement).click();
  const boxOf = () => page.getByRole('dialog').element().getBoundingClientRect();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => boxOf().top).toBeGreaterThanOrEqual(map.top);
  await new Promise((resolve) => setTimeout(resolve, AFTER_THE_MOVE_MS));
  const box = boxOf();
  expect([box.left >= map.left, box.right <= map.right, box.bottom <= map.bottom]).toEqual([true, true, true]);
  expect(topOf(highest as Element)).toBeGreaterThan(before);
});

it('a pin reached by key keeps the focus while the map still moves', async () => {
  stage = setStage(sampleMap(1200, 480));
  const cluster = page.getByRole('button', { name: '3 assets' });
  await expect.element(cluster).toBeVisible();
  (cluster.element() as HTMLElement).focus();
  // Opening is a press; the rest follows within the quarter of a second that the map needs to make room for the popup.
  (cluster.element() as HTMLElement).click();
  await expect.poll(() => document.activeElement?.tagName, { interval: 10 }).toBe('A');
  press('Escape');
  expect(focused()).toBe('3 assets');
  press('End');
  expect(focused()).toBe('Mill Bridge, Bridge');
  await new Promise((resolve) => setTimeout(resolve, AFTER_THE_MOVE_MS));
  expect(focused()).toBe('Mill Bridge, Bridge');
});

describe('with reduced motion', () => {
  beforeAll(() => setMotion('reduce'));
  afterAll(() => setMotion('no-preference'));

  it.each([
    ['a button', () => page.getByRole('button', { name: 'Zoom in' }).element().dispatchEvent(click())],
    ['a key', () => page.getByRole('application').element().dispatchEvent(plus())],
    ['the wheel', () => page.getByRole('application').element().dispatchEvent(wheel())],
  ])('zooming by %s does not animate', async (_case, zoom) => {
    stage = setStage(sampleMap(1200, 480));
    await expect.element(page.getByRole('button', { name: '3 assets' })).toBeVisible();
    const map = page.getByRole('application').element() as HTMLElement;
    const places = () => [...map.querySelectorAll<HTMLElement>('button[style]')].map(({ style }) => style.cssText);
    const before = places();
    map.focus();
    zoom();
    await new Promise((resolve) => setTimeout(resolve, WELL_WITHIN_THE_ANIMATION_MS));
    expect(map.querySelector('.leaflet-zoom-anim')).toBeNull();
    expect(map.hasAttribute('data-zooming')).toBe(false);
    expect(places()).not.toEqual(before);
  });

  it('tiles do not fade in, also when the preference changes while the map is open', async () => {
    await setMotion('no-preference');
    stage = setStage(sampleMap(1200, 480));
    await expect.element(page.getByRole('button', { name: '3 assets' })).toBeVisible();
    const map = page.getByRole('application').element() as HTMLElement;
    const zoomsWithFading = async () => {
      let hasFaded = false;
      const watch = new MutationObserver((records) => {
        hasFaded ||= records.some(({ target }) => Number((target as HTMLElement).style.opacity || 1) < 1);
      });
      watch.observe(map.querySelector('.leaflet-tile-pane')!, { subtree: true, attributeFilter: ['style'] });
      page.getByRole('button', { name: 'Zoom in' }).element().dispatchEvent(click());
      await new Promise((resolve) => setTimeout(resolve, AFTER_THE_MOVE_MS));
      watch.disconnect();
      return hasFaded;
    };
    expect(await zoomsWithFading()).toBe(true);
    await setMotion('reduce');
    expect(await zoomsWithFading()).toBe(false);
    await setMotion('no-preference');
    expect(await zoomsWithFading()).toBe(true);
    await setMotion('reduce');
  });
});

it('on a narrow map an open popup lies inside the map and over its buttons', async () => {
  stage = setStage(sampleMap(390, 302));
  const cluster = page.getByRole('button', { name: '3 assets' });
  await expect.element(cluster).toBeVisible();
  (cluster.element() as HTMLElement).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const popup = page.getByRole('dialog').element().getBoundingClientRect();
  const frame = page.getByRole('application').element().getBoundingClientRect();
  expect([popup.left >= frame.left, popup.top >= frame.top]).toEqual([true, true]);
  expect([popup.right <= frame.right, popup.bottom <= frame.bottom]).toEqual([true, true]);
  const corners = [
    [popup.left + 4, popup.top + 4],
    [popup.right - 4, popup.bottom - 4],
  ] as const;
  for (const [x, y] of corners) expect(document.elementFromPoint(x, y)?.closest('[role=dialog]')).not.toBeNull();
});
