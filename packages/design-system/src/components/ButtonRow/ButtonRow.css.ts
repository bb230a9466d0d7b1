import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { space } = vars;

export const row = style(inComponents({ position: 'relative' }));

export const buttons = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[2],
  }),
);

// A phone gives each button its share of the line.
globalStyle(`${buttons} > *`, inComponentsGlobal({ '@media': { [media.belowSm]: { flexGrow: 1 } } }));

export const wait = style(
  inComponents({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center end', outline: 'none' }),
);
