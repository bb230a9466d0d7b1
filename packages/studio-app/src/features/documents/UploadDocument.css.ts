import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const upload = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const card = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.sm,
  background: color.surface.sheet,
  color: color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.table,
  fontVariantNumeric: 'tabular-nums',
});

export const heading = style({ display: 'flex', justifyContent: 'space-between', gap: space[3], margin: 0 });

export const name = style({
  minWidth: 0,
  color: color.text.primary,
  ...vars.typography.bodyStrong,
  overflowWrap: 'anywhere',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const waiting = style({ display: 'flex', alignItems: 'start', gap: space[2], margin: 0 });

/** In the middle of the first line. */
export const waitingSign = style({ flexShrink: 0, marginBlockStart: 3 });
