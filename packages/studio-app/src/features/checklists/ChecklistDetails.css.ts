import { style } from '@vanilla-extract/css';

export const number = style({ flex: '0 0 2.5rem' });
