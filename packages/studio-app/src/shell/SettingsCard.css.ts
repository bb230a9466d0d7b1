import { style } from '@vanilla-extract/css';

/** Space for three themes side by side. */
export const settings = style({ width: 'min(21.875rem, calc(100vw - 4rem))' });

export const logout = style({ justifySelf: 'start' });
