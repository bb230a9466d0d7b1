import { style } from '@vanilla-extract/css';

/** About as high as a row of tiles. */
export const empty = style({ minHeight: '20rem' });
