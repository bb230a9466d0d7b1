import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Two columns from lg on: 24rem of facts, and the licence. */
export const account = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  '@media': { [media.fromLg]: { gridTemplateColumns: '24rem minmax(0, 1fr)' } },
});

export const facts = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const company = style({ display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0 });

/** A company is square, people are round. */
export const mark = style({
  borderRadius: vars.radius.sm,
  background: color.surface.inverse,
  color: color.text.onInverse,
});

export const name = style({
  margin: 0,
  minWidth: 0,
  color: color.text.primary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.titleLg,
  overflowWrap: 'anywhere',
});

export const licence = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const heading = style({
  margin: 0,
  color: color.text.primary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.title,
});

export const meters = style({
  border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.sm,
  background: color.surface.sheet,
});

export const meter = style({
  padding: `${space[5]} ${space[6]}`,
  selectors: { '&:not(:first-child)': { borderTop: `${vars.borderWidth.hairline} solid ${color.border.hairline}` } },
  '@media': { [media.belowSm]: { padding: space[4] } },
});
