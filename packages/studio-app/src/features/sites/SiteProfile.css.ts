import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const profile = style({ display: 'grid', gap: vars.space[6] });

export const assets = style({ display: 'grid', gap: vars.space[4] });
