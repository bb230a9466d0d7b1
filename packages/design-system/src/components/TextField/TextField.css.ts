import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents, inComponentsGlobal } from '../../theme/in-layer.js';

const { color, size, space } = vars;

const slotWidth = size.control.default;

export const frame = style(
  inComponents({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[1] }),
);

export const withStart = style(inComponents({ paddingInlineStart: slotWidth }));
export const withEnd = style(inComponents({ paddingInlineEnd: slotWidth }));

const slot = {
  position: 'absolute',
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: slotWidth,
  height: slotWidth,
  color: color.text.secondary,
  selectors: { ':disabled ~ &': { color: color.text.disabled } },
} as const;

/** Decoration: clicks fall through to the input. */
export const start = style(inComponents({ ...slot, insetInlineStart: 0, pointerEvents: 'none' }));

/** Clicks fall through to the input, except on a button. */
export const end = style(inComponents({ ...slot, insetInlineEnd: 0, pointerEvents: 'none' }));
globalStyle(`${end} button`, inComponentsGlobal({ pointerEvents: 'auto' }));
