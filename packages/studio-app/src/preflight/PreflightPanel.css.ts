import { style } from '@vanilla-extract/css';

export const row = style({ minHeight: 44 });

/** The action is at the end of the row. */
export const words = style({ flex: '1 1 auto' });
