import { describe, expect, it } from 'vitest';
import { clusterZoomTarget } from './zoom-target.js';

describe('clusterZoomTarget: right-click on a cluster flies to the zoom that expands it unless maximum zoom is reached', () => {
  it.each([
    ['the zoom that expands it', 9, 3, 14, 9],
    ['never past the last zoom', 17, 3, 14, 14],
    ['nothing at the last zoom', 17, 14, 14, null],
  ])('%s', (_case, expansionZoom, currentZoom, maxZoom, target) =>
    expect(clusterZoomTarget(expansionZoom, currentZoom, maxZoom)).toBe(target),
  );
});
