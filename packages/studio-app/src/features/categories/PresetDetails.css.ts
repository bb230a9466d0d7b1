import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const details = style({ display: 'grid', gap: vars.space[4] });
