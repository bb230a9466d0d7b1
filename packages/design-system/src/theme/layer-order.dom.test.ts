import { describe, expect, it } from 'vitest';
import { componentsLayer, overridesLayer, resetLayer, tokensLayer, vendorLayer } from './layers.css.js';
import { layerOrder } from './theme-script.js';

describe('layerOrder', () => {
  it('names the layers in the order their stylesheet declares them', () => {
    expect(layerOrder).toBe(
      `@layer ds,${[resetLayer, vendorLayer, tokensLayer, componentsLayer, overridesLayer].join(',')};`,
    );
  });
});
