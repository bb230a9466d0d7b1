import { style } from '@vanilla-extract/css';

export const cell = style({ display: 'grid', minWidth: 0 });
