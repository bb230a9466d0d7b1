import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLeafletMap, type LeafletMapOptions } from './leaflet-map.js';

/** A map of 800 by 600 pixels. */
function openMap(options: Partial<LeafletMapOptions> = {}) {
  const container = document.body.appendChild(document.createElement('div'));
  const size = { widthPx: 800 };
  Object.defineProperties(container, { clientWidth: { get: () => size.widthPx }, clientHeight: { value: 600 } });
  const onViewChange = vi.fn<LeafletMapOptions['onViewChange']>();
  const map = createLeafletMap(container, {
    tileUrl: 'data:,{z}{x}{y}',
    minZoom: 0,
    maxZoom: 18,
    maxNativeZoom: 18,
    reducedMotion: true,
    firstView: () => ({ center: [8, 50], zoom: 5 }),
    onViewChange,
    onZoomingChange: () => undefined,
    onBackgroundClick: () => undefined,
    ...options,
  });
  onTestFinished(() => container.remove());
  return { map, container, size, onViewChange };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a map that was removed soon after the window changed its size reports no view', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { map, size, onViewChange } = openMap();
  size.widthPx = 400;
  window.dispatchEvent(new Event('resize'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  map.destroy();
  onViewChange.mockClear();
  expect(() => vi.advanceTimersByTime(1_000)).not.toThrow();
  expect(onViewChange).not.toHaveBeenCalled();
});

describe('around 180 degrees', () => {
  const around180 = () => openMap({ firstView: () => ({ center: [180, 0], zoom: 8 }) });

  it('a place on the other side is drawn beside those on this side', () => {
    const { map } = around180();
    expect(map.place([-179.5, 0]).x - map.place([179.5, 0]).x).toBeCloseTo(182, 0);
    map.destroy();
  });

  it('a flight to a place on the other side takes the short way', () => {
    const { map } = around180();
    map.flyTo([-179.5, 0], 8);
    expect(map.view().center[0]).toBeCloseTo(180.5, 2);
    map.destroy();
  });

  it('the keys of the map go on past it', () => {
    const { map, container } = around180();
    const before = map.view().center[0];
    container.focus();
    container.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new KeyboardEvent('keydown', { keyCode: 39, bubbles: true }));
    expect(map.view().center[0] - before).toBeCloseTo(80 / 182, 1);
    map.destroy();
  });
});

describe('tiles that failed', () => {
  const SECOND_MS = 1_000;
  /** A map whose requests of tiles are counted. */
  function openTiles() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opened = openMap();
    const tiles = [...opened.container.querySelectorAll<HTMLImageElement>('.leaflet-tile')];
    const [tile] = tiles as [HTMLImageElement];
    const requests = vi.spyOn(tile, 'setAttribute');
    const fail = () => tile.dispatchEvent(new Event('error'));
    const wait = (seconds: number) => {
      vi.advanceTimersByTime(seconds * SECOND_MS);
      return requests.mock.calls.length;
    };
    /** Where the tile is, left of the map or over it. */
    const lie = (left: number) =>
      vi.spyOn(tile, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, 256, 256));
    return { ...opened, tile, requests, fail, wait, lie };
  }

  it('are requested again after 2 s, and after twice as long each time, up to 60 s', () => {
    const { map, tile, requests, fail, wait } = openTiles();
    const address = tile.getAttribute('src');
    const delays = [2, 4, 8, 16, 32, 60, 60];
    for (const [index, delay] of delays.entries()) {
      fail();
      expect(wait(delay - 0.1)).toBe(index);
      expect(wait(0.1)).toBe(index + 1);
    }
    // No answer yet: nothing more.
    expect(wait(600)).toBe(delays.length);
    expect(requests).toHaveBeenLastCalledWith('src', address);
    map.destroy();
  });

  it('are not requested again once they are here', () => {
    const { map, tile, fail, wait } = openTiles();
    fail();
    wait(2);
    tile.dispatchEvent(new Event('load'));
    expect(wait(600)).toBe(1);
    map.destroy();
  });

  it('are requested at once when the network is back, and then soon again', () => {
    const { map, fail, wait } = openTiles();
    for (const delay of [2, 4, 8]) {
      fail();
      wait(delay);
    }
    fail();
    window.dispatchEvent(new Event('online'));
    expect(wait(0)).toBe(4);
    expect(wait(600)).toBe(4);
    fail();
    expect(wait(2)).toBe(5);
    map.destroy();
  });

  it('wait out of view until they come into view', () => {
    const { map, fail, wait, lie } = openTiles();
    const box = lie(-900);
    fail();
    window.dispatchEvent(new Event('online'));
    expect(wait(600)).toBe(0);
    box.mockReturnValue(new DOMRect(0, 0, 256, 256));
    map.panBy({ x: 10, y: 0 });
    expect(wait(0)).toBe(1);
    map.destroy();
  });

  it('are forgotten with their map', () => {
    const { map, fail } = openTiles();
    fail();
    const counts = [vi.getTimerCount()];
    map.destroy();
    counts.push(vi.getTimerCount());
    expect(counts).toEqual([1, 0]);
  });

  it('are forgotten when another zoom replaces them', () => {
    const { map, tile, fail, wait } = openTiles();
    fail();
    map.show([8, 50], 12);
    expect(tile.isConnected).toBe(false);
    const before = wait(0);
    expect(wait(600)).toBe(before);
    map.destroy();
  });
});
