import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Edge of a data colour, visible on any background. */
export const edge = `color-mix(in oklab, ${vars.color.text.primary} 28%, transparent)`;

/** A data colour, the same in both themes and in forced colours. */
export const swatch = style({
  flexShrink: 0,
  border: `1px solid ${edge}`,
  borderRadius: vars.radius.xs,
  forcedColorAdjust: 'none',
});
