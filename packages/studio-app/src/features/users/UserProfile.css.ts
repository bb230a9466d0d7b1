import { style } from '@vanilla-extract/css';
import { frame } from '../../widgets/Picture.css.ts';

/** Wraps below the picture when there is no space beside it. */
export const words = style({ flex: '1 1 12rem' });

/** Buttons of equal width. */
export const button = style({ flex: '1 1 9rem' });

/** On a line of its own, with the full width. */
export const dangerous = style([button, { minWidth: '100%' }]);

export const thumb = style([frame, { width: 66 }]);
