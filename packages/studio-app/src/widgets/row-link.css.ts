import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The name of a row in a table, which leads to what the row is about; 24 px tall for a finger. */
export const link = style({
  paddingBlock: 2,
  textDecoration: 'none',
  borderRadius: vars.radius.xs,
  selectors: {
    '&:hover': { color: vars.color.text.linkHover, textDecoration: 'underline', textUnderlineOffset: 3 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: 2 },
  },
});
