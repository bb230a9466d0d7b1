import { style } from '@vanilla-extract/css';

/** Without a picture, so that the list below stays in view. */
export const step = style({ selectors: { '&::before': { aspectRatio: 'auto', height: '3.5rem' } } });
