import { expect, it, vi } from 'vitest';
import { createLeafletMap } from './leaflet-map.js';

it('a map that was removed soon after the window changed its size reports no view', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  let widthPx = 800;
  Object.defineProperties(container, { clientWidth: { get: () => widthPx }, clientHeight: { value: 600 } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onViewChange = vi.fn<() => void>();
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
  });
  widthPx = 400;
  window.dispatchEvent(new Event('resize'));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  map.destroy();
  onViewChange.mockClear();
  expect(() => vi.advanceTimersByTime(1_000)).not.toThrow();
  expect(onViewChange).not.toHaveBeenCalled();
  vi.useRealTimers();
});
