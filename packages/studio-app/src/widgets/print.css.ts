import { media } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Hides buttons and other controls in print. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });
