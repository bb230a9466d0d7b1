import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], flex: 1 });
