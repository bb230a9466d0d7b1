import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutlineInset } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, size, space } = vars;

export const group = style(
  inComponents({
    position: 'absolute',
    zIndex: vars.zIndex.mapControl,
    display: 'inline-flex',
    border: `1px solid ${color.map.controlBorder}`,
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    background: color.map.controlBg,
    color: color.map.controlText,
    boxShadow: vars.elevation[2],
    selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column' } },
  }),
);

/** Start and end follow the writing direction. */
export const corner = styleVariants(
  {
    TopLeft: { top: space[3], insetInlineStart: space[3] },
    TopRight: { top: space[3], insetInlineEnd: space[3] },
    BottomRight: { bottom: space[3], insetInlineEnd: space[3] },
    BottomLeft: { bottom: space[3], insetInlineStart: space[3] },
  },
  (place) => [inComponents(place)],
);

export const button = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: size.control.default,
    height: size.control.default,
    cursor: 'pointer',
    selectors: {
      [`${group}[data-orientation="vertical"] > &:not(:first-child)`]: {
        borderBlockStart: `1px solid ${color.border.default}`,
      },
      [`${group}[data-orientation="horizontal"] > &:not(:first-child)`]: {
        borderInlineStart: `1px solid ${color.border.default}`,
      },
      '&:hover:enabled': { background: color.surface.hover },
      '&:active:enabled': { background: color.surface.pressed },
      '&[aria-pressed="true"]': { background: color.map.pinActive, color: color.text.onAccent },
      '&[aria-pressed="true"]:hover': { background: color.accent.solidHover },
      '&:disabled': { color: color.text.disabled, cursor: 'not-allowed' },
      '&:focus-visible': focusOutlineInset,
      '&[aria-pressed="true"]:focus-visible': {
        ...focusOutlineInset,
        outlineColor: color.text.onAccent,
        outlineOffset: '-4px',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);
