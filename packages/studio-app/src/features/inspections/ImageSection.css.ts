import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const section = style({ display: 'grid', gap: space[2], minWidth: 0 });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  minHeight: vars.size.control.default,
});

export const heading = style({ margin: 0, fontFamily: vars.font.family.sans, ...vars.typography.titleSm });

export const count = style({
  color: color.text.secondary,
  ...vars.typography.body,
  fontVariantNumeric: 'tabular-nums',
});

export const pages = style({ '@media': { [media.print]: { display: 'none' } } });

/** 24 images fill whole rows at every width. */
export const images = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: { '&[aria-busy="true"]:has(img)': { opacity: 0.6 } },
  '@media': {
    [media.fromSm]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.fromLg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [media.fromXl]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    [media.fromXxl]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    [media.reducedMotion]: { transition: 'none' },
    [media.print]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const frame = style({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: vars.radius.xs,
  background: color.surface.imageWell,
});

export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  ...vars.typography.caption,
  color: color.text.secondary,
});

export const flag = style({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: vars.radius.xs,
  background: color.overlay.plate,
  color: color.danger.solid,
});
