import { style } from '@vanilla-extract/css';

/** Centres a sign on the first line of the text beside it. */
export const firstLine = style({ marginBlockStart: 2 });
