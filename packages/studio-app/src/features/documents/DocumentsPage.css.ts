import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** From lg, the upload is beside the list and its search. Below lg, it is below them. */
export const columns = style({ columnGap: vars.space[8] });

export const list = style({ minWidth: 0 });
