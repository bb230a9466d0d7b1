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
