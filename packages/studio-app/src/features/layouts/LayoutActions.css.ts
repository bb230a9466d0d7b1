import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Inset of a borderless button. */
const INSET = vars.space[3];

/**
 * On phones, a line that starts with a borderless button aligns its icon with the title. On wider screens, the actions
 * wrap to leave room for the title.
 */
export const actions = style({
  '@media': {
    [media.belowSm]: { marginInlineStart: `calc(-1 * ${INSET})`, maxWidth: `calc(100% + ${INSET})` },
    [media.fromSm]: { justifyContent: 'flex-end', maxWidth: 'max(24rem, 50vw)' },
  },
});

export const create = style({ '@media': { [media.belowSm]: { marginInlineStart: INSET } } });
