import { style } from '@vanilla-extract/css';

/** Keeps its height, so that the dialog scrolls. */
export const profile = style({ flexShrink: 0 });
