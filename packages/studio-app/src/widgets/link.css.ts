import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** A link in running text or in a title block. */
export const link = style({
  color: vars.color.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  selectors: {
    '&:hover': { color: vars.color.text.linkHover, textDecorationThickness: 2 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: 2 },
  },
});
