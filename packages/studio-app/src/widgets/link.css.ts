import { focusOutlineInset, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

/** A link in text or in a title block. */
export const link = style({
  color: color.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  selectors: { '&:hover': { color: color.text.linkHover, textDecorationThickness: 2 } },
});

/** A link on a tile, above the one that is stretched over it; 24 px high for touch. */
export const linkAboveTile = style([
  link,
  { position: 'relative', zIndex: vars.zIndex.tile, paddingBlock: 4, fontWeight: vars.font.weight.semibold },
]);

/** A link on the name of a table row, 24 px high for touch. */
export const rowLink = style({
  minWidth: 0,
  paddingBlock: 2,
  borderRadius: vars.radius.xs,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: color.text.linkHover, textDecoration: 'underline', textUnderlineOffset: 3 } },
});

/** A row whose link is stretched over it. */
export const linkRow = style({
  position: 'relative',
  selectors: { '&:hover': { background: color.surface.hover }, '&:has(a:focus-visible)': focusOutlineInset },
});

/** Stretches a link over its row or tile, which needs `position: relative`. */
export const stretchedLink = style({
  outline: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
