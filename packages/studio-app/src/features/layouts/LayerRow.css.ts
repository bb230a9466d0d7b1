import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const rows = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.border.titleBlock}`,
  borderRadius: vars.radius.sm,
  background: color.surface.sheet,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '15.5rem minmax(0, 1fr)',
  selectors: {
    '&:not(:first-child)': { borderTop: `1px solid ${color.border.titleBlock}` },
    '&[data-unreached]': { background: color.surface.sunken },
  },
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  minWidth: 0,
  paddingInlineStart: space[2],
  '@media': { [media.fromMd]: { borderInlineEnd: `1px solid ${color.border.titleBlock}` } },
});

const blue = color.accent.solid;
const grey = color.border.strong;

/** The level line from layer to layer, with the layer's number on it. */
export const mark = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  width: 24,
  paddingBlockStart: space[4],
  selectors: {
    '&::before, &::after': { content: '""', position: 'absolute', insetInlineStart: 11, width: 2, background: grey },
    '&::before': { top: 0, height: space[4] },
    '&::after': { top: `calc(${space[4]} + 24px)`, bottom: -1 },
    [`${row}:first-child &::before, ${row}:last-child &::after`]: { display: 'none' },
    '&[data-line="through"]::before, &[data-line="through"]::after, &[data-line="end"]::before': { background: blue },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&&&::before, &&&::after': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
});

export const number = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 24,
  height: 24,
  border: `1px solid ${grey}`,
  borderRadius: vars.radius.xs,
  background: color.surface.sheet,
  color: color.text.primary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.captionStrong,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${row}[data-reached] &`]: { borderColor: blue, background: blue, color: color.text.onAccent } },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${row}[data-reached] &`]: {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  paddingBlock: `14px ${space[3]}`,
  paddingInlineEnd: space[3],
});

export const name = style({
  margin: 0,
  color: color.text.primary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.titleSm,
  overflowWrap: 'anywhere',
});

export const note = style({
  margin: 0,
  color: color.text.secondary,
  ...vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({
  display: 'flex',
  gap: space[1],
  marginBlockStart: space[2],
  marginInlineStart: -5,
  '@media': { [media.print]: { display: 'none' } },
});

export const edit = style({ aspectRatio: '1', paddingInline: 0 });

export const move = style({
  selectors: {
    '&[aria-disabled="true"]': { background: 'transparent', color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } } },
});
