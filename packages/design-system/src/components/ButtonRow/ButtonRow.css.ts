import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { space } = vars;

/** Buttons and spinner share one grid cell, so the row keeps the larger of the two heights. */
export const row = style(inComponents({ display: 'grid' }));

export const buttons = style(
  inComponents({
    gridArea: '1 / 1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[2],
  }),
);

// On phones, the buttons share the width of the row.
globalStyle(`${buttons} > *`, inComponentsGlobal({ '@media': { [media.belowSm]: { flexGrow: 1 } } }));

export const wait = style(
  inComponents({ gridArea: '1 / 1', alignSelf: 'center', justifySelf: 'end', outline: 'none' }),
);
