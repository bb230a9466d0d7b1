import { media } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const select = style({ flex: '1 1 16rem', minWidth: 0 });
/** Aligned with the control, below its label. Below sm, on a line of its own. */
export const button = style({ '@media': { [media.fromSm]: { marginTop: 24 } } });
