import { cdp, page } from 'vitest/browser';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { samplePoints } from '../../testing/sample-points.js';
import { ClusterMap } from './index.js';

/** Longer than the move that opening a popup starts. */
const AFTER_THE_MOVE_MS = 500;
const NO_TILE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

let stage: Stage | undefined;
beforeAll(async () => {
  await wear('light');
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'no-preference' }],
  });
});
afterAll(() => wear('light'));
afterEach(() => stage?.clear());

/** A key where focus is, without the time that a driver takes. */
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const focused = () => document.activeElement?.getAttribute('aria-label');

it('a pin reached by key keeps the focus while the map still moves', async () => {
  stage = setStage(
    <div style={{ height: 480, width: 1200 }}>
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
    </div>,
  );
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
