import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** At least as high as the window. A map or the footer of a list takes the remaining height. */
export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6], flex: 1 });
