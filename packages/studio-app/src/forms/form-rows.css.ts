import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const rowError = style({ selectors: { '&:not(:empty)': { paddingTop: vars.space[1] } } });

/** A disabled button stays in the tab order, so that focus is not lost at the ends of a list. */
export const button = style({
  selectors: {
    '&[aria-disabled="true"]': { background: 'transparent', color: vars.color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } } },
});
