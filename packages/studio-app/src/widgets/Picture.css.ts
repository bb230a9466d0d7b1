import { style } from '@vanilla-extract/css';

/** Fills the frame it is put into. */
export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
