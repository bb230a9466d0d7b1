import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutlineOnImage } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { map } = vars.color;

/** The target is the plate and the point together, 32 by 46. */
export const pin = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    // A button puts its content in the middle of its height; the plate belongs at the top, its tip at the foot.
    alignContent: 'start',
    width: 32,
    height: 46,
    color: map.pinText,
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&[data-active]': { color: vars.color.text.onAccent },
    },
    '@media': {
      // A finger's target is wider than what is seen.
      [media.coarsePointer]: {
        selectors: { '&::after': { content: '', position: 'absolute', insetBlock: 0, insetInline: -6 } },
      },
    },
  }),
);

export const plate = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    border: `${vars.borderWidth.control} solid ${map.pin}`,
    borderRadius: vars.radius.xs,
    background: map.pin,
    // Not a filter over plate and point: hundreds of those cost more than all the rest of a map.
    boxShadow: `0 1px 2px ${map.halo}`,
    transition: `transform ${vars.duration.fast} ${vars.easing.standard}`,
    selectors: {
      [`${pin}:hover &`]: { transform: 'translateY(-2px)' },
      [`${pin}[data-active] &`]: { background: map.pinActive },
      [`${pin}:focus-visible &`]: focusOutlineOnImage,
      '&::after': {
        content: '',
        position: 'absolute',
        top: '100%',
        left: '50%',
        width: 10,
        height: 14,
        background: map.pin,
        clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
        transform: 'translateX(-50%)',
      },
      [`${pin}[data-active] &::after`]: { background: map.pinActive },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none', selectors: { [`${pin}:hover &`]: { transform: 'none' } } },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        selectors: { [`${pin}:focus-visible &`]: { outlineColor: 'Highlight' } },
      },
    },
  }),
);
