import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Beside the details, if there are any. */
export const list = style({ minWidth: 0, alignContent: 'start' });

/** 40 px; a long sentence takes more lines. Below md, the source is left out. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) minmax(0, max-content) auto',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: 40,
  paddingInline: `${space[4]} ${space[2]}`,
  selectors: { '&[data-selected]': { background: color.selection.bg } },
  '@media': {
    [media.belowMd]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
      columnGap: space[2],
      paddingInline: `${space[3]} ${space[1]}`,
    },
  },
});

export const time = style({ color: color.text.secondary, fontVariantNumeric: 'tabular-nums' });

export const sentence = style({ minWidth: 0, paddingBlock: space[2], overflowWrap: 'anywhere' });

export const source = style({ '@media': { [media.belowMd]: { display: 'none' } } });
