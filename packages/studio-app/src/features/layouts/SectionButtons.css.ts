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

/** The four states of a section, shared by its button and the legend. */
export const look = style({
  border: '1px solid',
  borderRadius: vars.radius.xs,
  ...colours('default'),
  selectors: {
    '&[data-state="mapped"]': colours('mapped'),
    '&[data-state="selected"]': colours('selected'),
    '&[data-state="disabled"]': { ...colours('disabled'), borderStyle: 'dashed' },
    // Outside edit mode, mapped sections keep their colours with a dashed border.
    '&[data-state="disabled"][data-mapped]': colours('mapped'),
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
    scrollMarginBlock: `5rem ${space[4]}`,
    selectors: {
      '&:not([data-state="disabled"]):hover': { borderColor: color.border.controlHover },
      '&[data-state="default"]:active': { background: color.surface.pressed },
      '&[data-state="disabled"]': { cursor: 'default' },
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
