import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], flex: 1 });

export const tabs = style({ marginBlockEnd: vars.space[3] });
