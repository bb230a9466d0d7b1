import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The type stands beside the name where there is room. */
export const head = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.fromMd]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const filled = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

export const note = style({
  margin: 0,
  color: vars.color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
});

export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
