import { describe, expect, it } from 'vitest';
import { clusterZoomTarget } from './zoom-target.js';

describe('clusterZoomTarget', () => {
  it.each([
    ['Right-click on a cluster flies to the zoom that expands it.', 9, 3, 14, 9],
    ['never past the last zoom', 17, 3, 14, 14],
    ['Right-click on a cluster does nothing when maximum zoom is reached.', 17, 14, 14, null],
  ])('%s', (_case, expansionZoom, currentZoom, maxZoom, target) =>
    expect(clusterZoomTarget(expansionZoom, currentZoom, maxZoom)).toBe(target),
  );
});
