import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const part = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const bounds = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.fromMd]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const note = style({
  margin: 0,
  color: color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { display: 'none' } },
});

export const term = style({
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gridTemplateAreas: '"number text buttons"',
  gap: `${space[1]} ${space[2]}`,
});
