import { focusOutline, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const EDGE = `color-mix(in oklab, ${color.text.primary} 28%, transparent)`;

export const tile = style({
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  border: `${vars.borderWidth.hairline} solid ${color.border.hairline}`,
  borderRadius: vars.radius.sm,
  background: color.surface.sheet,
  color: color.text.primary,
  fontFamily: vars.font.family.sans,
  selectors: {
    '&:has(a:hover)': { borderColor: color.border.strong, boxShadow: vars.elevation[1] },
    '&:has(a:focus-visible)': focusOutline,
  },
});

export const band = style({
  display: 'flex',
  gap: vars.space.hair,
  height: 40,
  borderRadius: `${vars.radius.xs} ${vars.radius.xs} 0 0`,
  overflow: 'clip',
  background: color.surface.sheet,
});

export const colour = style({ flex: 1, boxShadow: `inset 0 0 0 1px ${EDGE}`, forcedColorAdjust: 'none' });

export const name = style({ margin: 0, padding: space[3], ...vars.typography.titleSm, overflowWrap: 'anywhere' });

/** The whole tile is its target. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  alignSelf: 'end',
  padding: `${space[1]} ${space[3]}`,
  borderTop: `${vars.borderWidth.hairline} solid ${color.border.hairline}`,
  color: color.text.secondary,
  ...vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
});
