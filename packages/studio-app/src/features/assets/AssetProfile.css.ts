import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Two columns from xl on: 432 px of facts, and the inspections. */
export const profile = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.fromLg]: { gridTemplateColumns: 'minmax(0, 432px) minmax(0, 1fr)' } },
});

export const facts = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const picture = style({
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: vars.radius.xs,
  background: color.surface.imageWell,
  // On paper the title block comes first, and the picture is small.
  '@media': { [media.print]: { order: 1, width: '8cm' } },
});

export const section = style({ display: 'grid', gap: space[2], minWidth: 0 });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  margin: 0,
  fontFamily: vars.font.family.sans,
  ...vars.typography.titleSm,
});

/** Chips stand a little off the label over them. */
export const type = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const severity = style({ display: 'grid', gap: space[2] });

/** The name of a scale and its colours, and under it its ends. */
export const scale = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[3]}` });

export const range = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.border.titleBlock}`,
  borderRadius: vars.radius.sm,
  background: color.surface.sheet,
  '@media': { [media.print]: { background: 'none' } },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: space[3],
  breakInside: 'avoid',
  fontFamily: vars.font.family.sans,
  selectors: {
    '&:not(:first-child)': { borderTop: `1px solid ${color.border.hairline}` },
    '&:hover': { background: color.surface.hover },
    '&:has(a:focus-visible)': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
  },
});

/** Nothing can be pressed on paper. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

export const count = style({
  color: color.text.secondary,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const thumb = style({
  width: 120,
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: vars.radius.xs,
  background: color.surface.imageWell,
  '@media': { [media.belowSm]: { gridRow: 'span 2', alignSelf: 'start', width: 84 } },
});

export const words = style({ minWidth: 0 });

/** Status over date at the end of a line; on a phone beside each other under the words. */
export const state = style({
  display: 'grid',
  justifyItems: 'end',
  gap: space[1],
  '@media': {
    [media.belowSm]: {
      gridColumn: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[1]} ${space[3]}`,
    },
  },
});

export const name = style({
  margin: 0,
  ...vars.typography.bodyStrong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The whole row is the link. */
export const link = style({
  color: color.text.primary,
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

export const note = style({
  margin: 0,
  color: color.text.secondary,
  ...vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
});
