import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '15.5rem minmax(0, 1fr)',
  selectors: {
    '&:not(:first-child)': { borderTop: `1px solid ${color.border.titleBlock}` },
    '&[data-unreached]': { background: color.surface.sunken },
  },
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The frame of the layers in edit mode. */
export const editedFrame = style({ outline: `2px solid ${color.accent.mark}`, outlineOffset: -1 });

export const head = style({
  paddingInlineStart: space[2],
  '@media': { [media.fromMd]: { borderInlineEnd: `1px solid ${color.border.titleBlock}` } },
});

const blue = color.accent.solid;
const grey = color.border.strong;

/** The line that connects the layers, with the number of the layer on it. */
export const mark = style({
  position: 'relative',
  display: 'grid',
  flexShrink: 0,
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
  ...vars.typography.captionStrong,
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

export const words = style({ paddingBlock: `14px ${space[3]}`, paddingInlineEnd: space[3] });

export const actions = style({
  marginBlockStart: space[2],
  marginInlineStart: -5,
  '@media': { [media.print]: { display: 'none' } },
});

export const edit = style({ aspectRatio: '1', paddingInline: 0 });
