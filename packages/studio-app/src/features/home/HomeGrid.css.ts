import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const cell = style({ display: 'grid', minWidth: 0 });

/** Stays at the bottom of the content while the tiles scroll under it. */
export const footer = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginTop: 'auto',
  marginInline: `calc(-1 * var(--page-gutter, ${vars.space[8]}))`,
  padding: `${vars.space[2]} var(--page-gutter, ${vars.space[8]})`,
  borderTop: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
  background: vars.color.surface.canvas,
});

export const summary = style({
  margin: 0,
  color: vars.color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
});
