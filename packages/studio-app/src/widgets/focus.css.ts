import { style } from '@vanilla-extract/css';

/** For elements that receive focus from a script only. Screen readers continue from there. */
export const scriptFocus = style({ outline: 'none' });
