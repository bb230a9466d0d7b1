import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const table = style({
  width: '100%',
  border: `1px solid ${color.border.hairline}`,
  borderCollapse: 'separate',
  borderSpacing: 0,
  borderRadius: vars.radius.sm,
  background: color.surface.raised,
  fontFamily: vars.font.family.sans,
});

export const heading = style({
  padding: `${space[2]} ${space[3]}`,
  borderBottom: `1px solid ${color.border.strong}`,
  color: color.text.secondary,
  ...vars.typography.captionStrong,
  textAlign: 'start',
});

export const cell = style({
  width: 1,
  height: 44,
  padding: `${space[1]} ${space[3]}`,
  selectors: { 'tr:not(:first-child) > &': { borderTop: `1px solid ${color.border.hairline}` } },
});

export const number = style([cell, { ...vars.typography.bodyStrong, fontVariantNumeric: 'tabular-nums' }]);

export const name = style([
  cell,
  {
    width: 'auto',
    ...vars.typography.body,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: { '&[data-archived]': { color: color.text.archived, textDecoration: 'line-through' } },
  },
]);

export const icon = style({ display: 'grid', justifyItems: 'start' });

export const swatch = style({
  display: 'block',
  width: 44,
  height: 28,
  border: `1px solid color-mix(in oklab, ${color.text.primary} 28%, transparent)`,
  borderRadius: vars.radius.xs,
  forcedColorAdjust: 'none',
});
