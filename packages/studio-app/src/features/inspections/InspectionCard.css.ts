import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const card = style({
  overflow: 'hidden',
  border: `1px solid ${color.border.titleBlock}`,
  borderRadius: vars.radius.sm,
  background: color.surface.sheet,
});

export const picture = style({
  aspectRatio: '5 / 3',
  overflow: 'hidden',
  borderBottom: `1px solid ${color.border.titleBlock}`,
  background: color.surface.imageWell,
  '@media': { [media.print]: { aspectRatio: '5 / 2' } },
});

export const body = style({ display: 'grid', gap: space[3], padding: space[4] });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const name = style({
  minWidth: 0,
  margin: 0,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.family.sans,
  ...vars.typography.title,
});

export const uploading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: vars.size.control.default,
  margin: 0,
  color: color.status.info.text,
  fontFamily: vars.font.family.sans,
  ...vars.typography.bodyStrong,
});

/** Nothing can be pressed on paper. */
const screenOnly = { '@media': { [media.print]: { display: 'none' } } };

export const launch = style({ display: 'grid', ...screenOnly });

export const send = style({ display: 'grid', gap: space[2], ...screenOnly });

export const reasons = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.text.danger,
  fontFamily: vars.font.family.sans,
  ...vars.typography.caption,
});

export const reason = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[2] });

export const progress = style({
  display: 'grid',
  gap: space[1],
  marginTop: space[1],
  fontVariantNumeric: 'tabular-nums',
});

/** Two actions side by side, one filling the row. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: space[3],
  ...screenOnly,
});

export const refusal = style({
  ...screenOnly,
  gridColumn: '1 / -1',
  margin: 0,
  color: color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.caption,
});
