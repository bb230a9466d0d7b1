import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { space } = vars;

/** Buttons and spinner share one place, so that the row keeps the larger height of the two. */
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

// A phone gives each button its share of the line.
globalStyle(`${buttons} > *`, inComponentsGlobal({ '@media': { [media.belowSm]: { flexGrow: 1 } } }));

export const wait = style(
  inComponents({ gridArea: '1 / 1', alignSelf: 'center', justifySelf: 'end', outline: 'none' }),
);
