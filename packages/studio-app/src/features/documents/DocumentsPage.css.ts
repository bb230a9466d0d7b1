import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** From lg, the upload is beside the list. Below lg, it is above the list, in reach of a thumb. */
export const columns = style({ columnGap: vars.space[8] });

export const list = style({ minWidth: 0, '@media': { [media.belowLg]: { order: 1 } } });
