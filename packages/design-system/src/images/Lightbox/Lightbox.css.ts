import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

/** A printed page is the one below. */
export const scrim = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.dialog,
    background: vars.color.bezel.bg,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const layer = style(
  inComponents({
    height: '100%',
    // Clear of the notches of a phone.
    paddingBlock: 'env(safe-area-inset-top, 0px) env(safe-area-inset-bottom, 0px)',
    paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
    background: vars.color.bezel.bg,
    color: vars.color.bezel.text,
    fontFamily: vars.font.family.sans,
    outline: 'none',
  }),
);
