import { cdp, page } from 'vitest/browser';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { samplePoints } from '../../testing/sample-points.js';
import { ClusterMap } from './index.js';

/** Longer than any move that opening a popup starts. */
const WHOLE_MOVE_MS = 10_000;
const EMPTY_TILE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

let stage: Stage | undefined;
const setMotion = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
beforeAll(async () => {
  await wear('light');
  await setMotion('no-preference');
});
afterAll(() => wear('light'));
afterEach(() => {
  vi.useRealTimers();
  stage?.clear();
});

const click = () => new MouseEvent('click', { bubbles: true });
/** Leaflet reads the code of the key '+'. */
const plus = () => new KeyboardEvent('keydown', { keyCode: 187, bubbles: true });
/** One notch of a wheel, away from the person. */
const wheel = () =>
  new WheelEvent('wheel', { deltaY: -120, clientX: 600, clientY: 240, bubbles: true, cancelable: true });

/** Two fingers that move apart and leave. */
function pinch(map: Element): void {
  const send = (type: string, ...lefts: number[]) => {
    const touches = lefts.map((clientX, identifier) => new Touch({ identifier, target: map, clientX, clientY: 240 }));
    map.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
  };
  send('touchstart', 580, 620);
  send('touchmove', 580, 760);
  send('touchend');
}

/** A key where focus is, without the time that a driver takes. */
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const focused = () => document.activeElement?.getAttribute('aria-label');

/** What Leaflet marks as moving. */
const moving = () => document.querySelector('.leaflet-pan-anim, .leaflet-zoom-anim');
/** Resolves when the map has arrived and its pins are drawn there. */
async function untilStill() {
  await expect.poll(moving).toBeNull();
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Points on a map of this size. */
const sampleMap = (width: number, height: number, points = samplePoints, tileUrl = EMPTY_TILE) => (
  <div style={{ height, width }}>
    <ClusterMap
      points={points}
      renderIcon={() => null}
      renderPopup={(items) => (
        <div style={{ height: 200 }}>
          <a href="#asset">{items.length} assets</a>
        </div>
      )}
      tileUrl={tileUrl}
      maxZoom={14}
      labels={{ map: 'Map of assets', cluster: (count) => `${count} assets` }}
    />
  </div>
);

it('a popup that would leave the map at its edge is moved into view', async () => {
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
  // The map sets off right before focus goes in.
  await expect.poll(() => document.activeElement?.tagName).toBe('A');
  await untilStill();
  const box = boxOf();
  expect([box.left >= map.left, box.top >= map.top]).toEqual([true, true]);
  expect([box.right <= map.right, box.bottom <= map.bottom]).toEqual([true, true]);
  expect(topOf(highest as Element)).toBeGreaterThan(before);
});

it('a pin reached by key keeps the focus while the map still moves', async () => {
  stage = setStage(sampleMap(1200, 480));
  const cluster = page.getByRole('button', { name: '3 assets' });
  await expect.element(cluster).toBeVisible();
  (cluster.element() as HTMLElement).focus();
  // Leaflet moves by the date: the map makes room for the popup for as long as the test keeps the date.
  vi.useFakeTimers({ toFake: ['Date'] });
  (cluster.element() as HTMLElement).click();
  await expect.poll(() => document.activeElement?.tagName, { interval: 10 }).toBe('A');
  press('Escape');
  expect(focused()).toBe('3 assets');
  expect(moving()).not.toBeNull();
  press('End');
  expect(focused()).toBe('Mill Bridge, Bridge');
  vi.setSystemTime(Date.now() + WHOLE_MOVE_MS);
  await untilStill();
  expect(focused()).toBe('Mill Bridge, Bridge');
});

describe('with reduced motion', () => {
  beforeAll(() => setMotion('reduce'));
  afterAll(() => setMotion('no-preference'));

  it.each([
    ['a button', () => page.getByRole('button', { name: 'Zoom in' }).element().dispatchEvent(click())],
    ['a key', () => page.getByRole('application').element().dispatchEvent(plus())],
    ['the wheel', () => page.getByRole('application').element().dispatchEvent(wheel())],
    ['two fingers', () => pinch(page.getByRole('application').element())],
  ])('zooming by %s does not animate', async (_case, zoom) => {
    stage = setStage(sampleMap(1200, 480));
    await expect.element(page.getByRole('button', { name: '3 assets' })).toBeVisible();
    const map = page.getByRole('application').element() as HTMLElement;
    const places = () => [...map.querySelectorAll<HTMLElement>('button[style]')].map(({ style }) => style.cssText);
    const before = places();
    let hasAnimated = false;
    const watch = new MutationObserver(() => {
      hasAnimated ||= moving() !== null;
    });
    watch.observe(map, { subtree: true, attributeFilter: ['class'] });
    map.focus();
    zoom();
    await expect.poll(places).not.toEqual(before);
    await expect.poll(() => map.hasAttribute('data-zooming')).toBe(false);
    watch.disconnect();
    expect(hasAnimated).toBe(false);
  });

  it('tiles do not fade in, also when the preference changes while the map is open', async () => {
    await setMotion('no-preference');
    stage = setStage(sampleMap(1200, 480));
    await expect.element(page.getByRole('button', { name: '3 assets' })).toBeVisible();
    const map = page.getByRole('application').element() as HTMLElement;
    const tiles = () => [...map.querySelectorAll<HTMLElement>('.leaflet-tile')];
    const isDrawn = ({ classList, style }: HTMLElement) =>
      classList.contains('leaflet-tile-loaded') && Number(style.opacity || 1) === 1;
    const zoomsWithFading = async () => {
      const before = new Set(tiles());
      let hasFaded = false;
      const watch = new MutationObserver((records) => {
        hasFaded ||= records.some(({ target }) => Number((target as HTMLElement).style.opacity || 1) < 1);
      });
      watch.observe(map.querySelector('.leaflet-tile-pane')!, { subtree: true, attributeFilter: ['style'] });
      page.getByRole('button', { name: 'Zoom in' }).element().dispatchEvent(click());
      await expect.poll(() => tiles().some((tile) => !before.has(tile)) && tiles().every(isDrawn)).toBe(true);
      await untilStill();
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

describe('places on both sides of 180 degrees', () => {
  const [east, west] = samplePoints as [(typeof samplePoints)[0], (typeof samplePoints)[0]];
  const points = [
    { ...east, position: [179.5, -17] as const },
    { ...west, position: [-179.5, -17] as const },
  ];
  const boxOf = (label: string) => page.getByRole('button', { name: label }).element().getBoundingClientRect();

  it('are seen side by side, also while the map is dragged', async () => {
    stage = setStage(sampleMap(1200, 480, points));
    await expect.element(page.getByRole('button', { name: east.label })).toBeVisible();
    const apart = boxOf(west.label).left - boxOf(east.label).left;
    expect(apart).toBeGreaterThan(100);
    expect(apart).toBeLessThan(1200);
    const map = page.getByRole('application').element();
    const before = boxOf(east.label).left;
    const send = (type: string, clientX: number) =>
      map.dispatchEvent(new MouseEvent(type, { clientX, clientY: 240, button: 0, bubbles: true, cancelable: true }));
    send('mousedown', 600);
    send('mousemove', 580);
    send('mousemove', 560);
    await expect.poll(() => boxOf(east.label).left - before).toBeCloseTo(-40);
    send('mouseup', 560);
    await untilStill();
    expect(boxOf(west.label).left - boxOf(east.label).left).toBeCloseTo(apart);
  });
});

it('tiles that failed while the network was away are there soon after it is back', async () => {
  const address = new URL('/docs/guide/pictures/categories.webp', location.href).href;
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls: [`${address}*`] });
  onTestFinished(async () => {
    await cdp().send('Network.disable');
  });
  stage = setStage(sampleMap(1200, 480, samplePoints, `${address}?{z}/{x}/{y}`));
  const map = page.getByRole('application');
  await expect.element(map).toBeVisible();
  const tiles = () => [...map.element().querySelectorAll<HTMLImageElement>('.leaflet-tile')];
  await expect.poll(() => tiles().length > 0 && tiles().every(({ complete }) => complete)).toBe(true);
  const loaded = () => tiles().filter(({ classList }) => classList.contains('leaflet-tile-loaded'));
  expect(loaded()).toEqual([]);
  await cdp().send('Network.setBlockedURLs', { urls: [] });
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => loaded().length).toBe(tiles().length);
});
