import { media, vars } from '@inspection-studio/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const profile = style({ display: 'grid', gap: vars.space[6] });

export const assets = style({ display: 'grid', gap: vars.space[4] });

export const create = style({});

/** Nothing can be pressed on paper, and the place of the tile goes with it. */
globalStyle(`li:has(> ${create})`, { '@media': { [media.print]: { display: 'none' } } });

export const paging = style({ '@media': { [media.print]: { display: 'none' } } });
