import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The sections of a tab, one under the other. */
export const page = style({ display: 'grid', alignContent: 'start', gap: vars.space[6], minWidth: 0 });
