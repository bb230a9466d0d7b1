import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 });
