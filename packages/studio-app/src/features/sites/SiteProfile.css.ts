import { media, vars } from '@inspection-studio/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const profile = style({ display: 'grid', gap: vars.space[6] });

export const assets = style({ display: 'grid', gap: vars.space[4] });

/** A phone has one tile to a line: this one, which has nothing to show, is a low one. */
export const create = style({
  '@media': { [media.belowSm]: { selectors: { '&::before': { aspectRatio: 'auto', height: 0 } } } },
});

/** Nothing can be pressed on paper, and the place of the tile goes with it. */
globalStyle(`li:has(> ${create})`, { '@media': { [media.print]: { display: 'none' } } });

export const paging = style({ '@media': { [media.print]: { display: 'none' } } });
