import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, size } = vars;

/** 36 px with gaps of 8 px, so that the focus ring touches no neighbour; 44 px for a coarse pointer. */
export const group = style(inComponents({ display: 'flex', flexWrap: 'wrap', flex: '1 1 13rem', gap: vars.space[2] }));

/** The colour is data, so it is the same in both themes and needs a border. */
export const swatch = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: size.control.default,
    height: size.control.default,
    border: `1px solid color-mix(in oklab, ${color.text.primary} 28%, transparent)`,
    borderRadius: vars.radius.xs,
    forcedColorAdjust: 'none',
    selectors: {
      '&:hover:enabled': { outline: `2px solid ${color.border.control}` },
      '&:disabled': { opacity: 0.4 },
      ...focusRing,
      '&:focus-visible:hover': focusRing['&:focus-visible'],
    },
    '@media': { [media.coarsePointer]: { width: size.control.touch, height: size.control.touch } },
  }),
);
