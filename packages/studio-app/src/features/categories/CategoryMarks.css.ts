import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The colour is data: the same in both themes and in forced colours, with an edge of its own. */
export const swatch = style({
  flexShrink: 0,
  width: 20,
  height: 20,
  border: `1px solid color-mix(in oklab, ${vars.color.text.primary} 28%, transparent)`,
  borderRadius: vars.radius.xs,
  forcedColorAdjust: 'none',
  selectors: { '&[data-archived]': { opacity: 0.7 } },
});

/** Two letters in a box, as on a chip. */
export const marker = style({
  flexShrink: 0,
  padding: '0 3px',
  border: '1px solid currentColor',
  borderRadius: vars.radius.xs,
  color: vars.color.text.secondary,
  fontSize: '0.625rem',
  lineHeight: '0.75rem',
  fontWeight: vars.font.weight.bold,
  letterSpacing: '0.02em',
});
