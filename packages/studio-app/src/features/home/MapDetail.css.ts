import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const hint = style({
  flex: 1,
  margin: 0,
  padding: space[5],
  color: color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.body,
});

/** In a sheet the picture stands beside the name, in the column above it. */
export const detail = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  minWidth: 0,
  padding: `0 ${space[4]} ${space[4]}`,
  fontFamily: vars.font.family.sans,
  '@media': { [media.fromLg]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 0, paddingBottom: space[5] } },
});

export const picture = style({
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: vars.radius.xs,
  background: color.surface.imageWell,
  '@media': {
    [media.fromLg]: { borderRadius: 0 },
    [`${media.fromLg} and (max-height: 960px)`]: { aspectRatio: '2 / 1' },
  },
});

export const heading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  alignContent: 'start',
  '@media': { [media.fromLg]: { paddingInline: space[5] } },
});

export const title = style({ margin: 0, ...vars.typography.title, overflowWrap: 'anywhere' });

export const subtitle = style({ gridColumn: 1, margin: 0, color: color.text.secondary, ...vars.typography.body });

/** Beside both lines where there is room for it, else below them. */
export const open = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'center',
  '@media': { [media.belowSm]: { gridColumn: 1, gridRow: 'auto', justifySelf: 'start', marginTop: space[2] } },
});

export const facts = style({
  display: 'grid',
  gap: space[4],
  gridColumn: '1 / -1',
  '@media': { [media.fromLg]: { paddingInline: space[5] } },
});

export const icon = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], minWidth: 0 });
