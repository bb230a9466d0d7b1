import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** A secret to copy: its letters are easy to tell apart. */
export const secret = style({ fontFamily: vars.font.family.mono });

/** A name without a space breaks instead of widening its column. */
export const name = style({ overflowWrap: 'anywhere' });
