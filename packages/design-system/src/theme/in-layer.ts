import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { componentsLayer, resetLayer, tokensLayer } from './layers.css.js';

/** Puts a rule in the components layer, so that any unlayered class of a consumer wins over it. */
export function inComponents(rule: StyleRule): StyleRule {
  return { '@layer': { [componentsLayer]: rule } };
}

/** The same for `globalStyle`, used where markup is not ours (Leaflet panes) or belongs to a parent. */
export function inComponentsGlobal(rule: GlobalStyleRule): GlobalStyleRule {
  return { '@layer': { [componentsLayer]: rule } };
}

export function inReset(rule: GlobalStyleRule): GlobalStyleRule {
  return { '@layer': { [resetLayer]: rule } };
}

export function inTokens(rule: GlobalStyleRule): GlobalStyleRule {
  return { '@layer': { [tokensLayer]: rule } };
}
