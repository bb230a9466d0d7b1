import { style } from '@vanilla-extract/css';

export const cell = style({ display: 'grid', minWidth: 0 });

/** Nearly the room of a row of tiles. */
export const empty = style({ minHeight: '20rem' });
