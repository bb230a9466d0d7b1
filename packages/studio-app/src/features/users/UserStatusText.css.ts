import { style } from '@vanilla-extract/css';

/** Level with the words of the row. */
export const status = style({ verticalAlign: 'middle' });
