import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';
import { focusRing } from '../theme/focus-ring.js';
import { inComponents } from '../theme/in-layer.js';
import { media } from '../theme/media.js';

/** A small icon button inside a field or a chip: 24 px, and as high as the field under a coarse pointer. */
export const fieldButton = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: vars.size.control.targetMin,
    height: vars.size.control.targetMin,
    borderRadius: vars.radius.sm,
    color: vars.color.text.primary,
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&:active': { background: vars.color.surface.pressed },
      ...focusRing,
    },
    '@media': {
      [media.coarsePointer]: { width: vars.size.control.touch, height: vars.size.control.touch },
    },
  }),
);
