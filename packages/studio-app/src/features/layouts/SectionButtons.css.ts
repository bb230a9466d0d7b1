import { focusRing, media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const { mapping } = color;

/** Rings stand 4 px out of the buttons. A layer of hundreds scrolls by itself, so that the next one stays near. */
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: space[2],
  minWidth: 0,
  maxHeight: '19rem',
  padding: space[4],
  overflowY: 'auto',
  '@media': {
    [media.belowMd]: { paddingBlockStart: space[1] },
    [media.print]: { maxHeight: 'none', overflow: 'visible' },
  },
});

/** The four looks of a section, of its button and in the legend. */
export const look = style({
  border: `1px solid ${mapping.defaultBorder}`,
  borderRadius: vars.radius.xs,
  background: mapping.defaultBg,
  color: mapping.defaultText,
  selectors: {
    '&[data-state="mapped"]': {
      background: mapping.mappedBg,
      borderColor: mapping.mappedBorder,
      color: mapping.mappedText,
    },
    '&[data-state="selected"]': {
      background: mapping.selectedBg,
      borderColor: mapping.selectedBorder,
      color: mapping.selectedText,
    },
    '&[data-state="disabled"]': {
      background: mapping.disabledBg,
      borderColor: mapping.disabledBorder,
      borderStyle: 'dashed',
      color: mapping.disabledText,
    },
    // Outside the mode the map is read: what is mapped keeps its looks, dashed.
    '&[data-state="disabled"][data-mapped]': {
      background: mapping.mappedBg,
      borderColor: mapping.mappedBorder,
      color: mapping.mappedText,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-state="selected"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-state="disabled"]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const button = style([
  look,
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 44,
    maxWidth: '100%',
    minHeight: 32,
    // As wide with its tick as without: none moves while others are mapped.
    paddingInline: 20,
    fontFamily: vars.font.family.sans,
    ...vars.typography.label,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    userSelect: 'none',
    // Clear of the bar that stays at the top.
    scrollMarginBlock: `5rem ${space[4]}`,
    selectors: {
      ...focusRing,
      '&:not([data-state="disabled"]):hover': { borderColor: color.border.controlHover },
      '&[data-state="default"]:active': { background: color.surface.pressed },
      '&[data-state="disabled"]': { cursor: 'default' },
      '&[data-mapped]:not([data-state="selected"])': { paddingInline: '26px 14px' },
    },
    '@media': { [media.coarsePointer]: { minHeight: 44 } },
  },
]);

/** A selected section is mapped, too: its solid fill says so. */
export const tick = style({
  position: 'absolute',
  insetInlineStart: 10,
  selectors: { '[data-state="selected"] > &': { display: 'none' } },
});

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
