import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const { mapping } = color;

/** Padding for focus rings, which extend 4 px. Hundreds of sections scroll inside, so that the next layer stays in reach. */
export const group = style({
  alignContent: 'start',
  maxHeight: '19rem',
  padding: space[4],
  overflowY: 'auto',
  '@media': {
    [media.belowMd]: { paddingBlockStart: space[1] },
    [media.print]: { maxHeight: 'none', overflow: 'visible' },
  },
});

const colours = (state: 'default' | 'mapped' | 'selected' | 'disabled') => ({
  background: mapping[`${state}Bg`],
  borderColor: mapping[`${state}Border`],
  color: mapping[`${state}Text`],
});

const highlighted = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
} as const;

/** The four states of a section, shared by its button and the legend. */
export const look = style({
  border: '1px solid',
  borderRadius: vars.radius.xs,
  ...colours('default'),
  selectors: {
    '&[data-state="mapped"]': colours('mapped'),
    '&[data-state="selected"]': colours('selected'),
    // The border of a control: the one of disabled ones is too faint to tell sections apart in dark.
    '&[data-state="disabled"]': { ...colours('disabled'), borderColor: color.border.control, borderStyle: 'dashed' },
    // Outside edit mode, mapped sections keep their colours with a dashed border.
    '&[data-state="disabled"][data-mapped]': colours('mapped'),
    // While reading: the chosen section, and those that do not belong to it.
    '&[data-state="disabled"][data-reading="chosen"]': { ...colours('selected'), borderStyle: 'solid' },
    '&[data-state="disabled"][data-reading="dimmed"]': { ...colours('disabled'), borderColor: color.border.control },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-state="selected"]': highlighted,
        '&[data-state="disabled"]': { borderColor: 'GrayText', color: 'GrayText' },
        '&[data-state="disabled"][data-reading="chosen"]': highlighted,
        '&[data-state="disabled"][data-reading="related"]': { borderColor: 'CanvasText', color: 'CanvasText' },
      },
    },
  },
});

/** Sample of a state in the legend. */
export const sample = style([look, { display: 'grid', placeItems: 'center', width: 28, height: 18 }]);

export const button = style([
  look,
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 44,
    maxWidth: '100%',
    minHeight: 32,
    // The same width with and without a tick, so that no button moves.
    paddingInline: 20,
    ...vars.typography.label,
    userSelect: 'none',
    // Not under the sticky bar.
    scrollMarginBlock: `7rem ${space[4]}`,
    selectors: {
      '&:not([data-state="disabled"]):hover': { borderColor: color.border.controlHover },
      '&[data-state="default"]:active': { background: color.surface.pressed },
      '&[data-state="disabled"]': { cursor: 'default' },
      '&[data-reading]': { cursor: 'pointer' },
      '&[data-reading]:hover': { borderColor: color.border.controlHover },
      '&[data-mapped]:not([data-state="selected"])': { paddingInline: '26px 14px' },
    },
    '@media': { [media.coarsePointer]: { minHeight: 44 } },
  },
]);

/** Hidden in a selected section, which is always mapped. */
export const tick = style({
  position: 'absolute',
  insetInlineStart: 10,
  selectors: { '[data-state="selected"] > &': { display: 'none' } },
});

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
