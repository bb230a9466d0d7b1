import { media } from '@inspection-studio/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Below sm, there is one tile per line, and this one is low because it has no picture. */
export const create = style({
  '@media': { [media.belowSm]: { selectors: { '&::before': { aspectRatio: 'auto', height: 0 } } } },
});

/** Hides the list item of the tile in print. */
globalStyle(`li:has(> ${create})`, { '@media': { [media.print]: { display: 'none' } } });
