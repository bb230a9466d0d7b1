import { media, vars } from '@inspection-studio/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Two columns from lg on: 24rem of facts, and the assets. */
export const profile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  '@media': { [media.fromLg]: { gridTemplateColumns: '24rem minmax(0, 1fr)' } },
});

export const facts = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const card = style({
  display: 'grid',
  gap: space[5],
  padding: space[5],
  border: `${vars.borderWidth.hairline} solid ${color.border.default}`,
  borderRadius: vars.radius.sm,
  background: color.surface.sheet,
});

/** The name has the next line for itself where there is no room beside the picture. */
export const person = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4], minWidth: 0 });

export const words = style({
  display: 'grid',
  flex: '1 1 12rem',
  gap: space[1],
  minWidth: 0,
  fontFamily: vars.font.family.sans,
});

export const name = style({
  margin: 0,
  color: color.text.primary,
  ...vars.typography.titleLg,
  overflowWrap: 'anywhere',
});

export const role = style({ margin: 0, color: color.text.secondary, ...vars.typography.body });

/** Side by side, each as wide as the next. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
globalStyle(`${buttons} > *`, { flex: '1 1 9rem' });

/** On a line of its own. */
export const dangerous = style({ minWidth: '100%' });

export const version = style({
  margin: 0,
  color: color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.caption,
});

export const assets = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  margin: 0,
  color: color.text.primary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.title,
});

export const count = style({
  color: color.text.secondary,
  ...vars.typography.body,
  fontVariantNumeric: 'tabular-nums',
});

export const asset = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });

export const thumb = style({
  flexShrink: 0,
  width: 66,
  height: 44,
  overflow: 'hidden',
  borderRadius: vars.radius.xs,
  background: color.surface.imageWell,
});

export const type = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  verticalAlign: 'middle',
  color: color.text.secondary,
});

export const compactWords = style({ display: 'grid', gap: 2, minWidth: 0 });

export const note = style({ color: color.text.secondary });
