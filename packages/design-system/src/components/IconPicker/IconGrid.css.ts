import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, size } = vars;

const mark = (colour: string) => `inset 0 -3px 0 ${colour}`;

/** Cells overlap by their border, so that they share it. */
export const grid = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', paddingInlineEnd: 1, paddingBottom: 1, minWidth: 0 }),
);

/** 36 px, or 44 px for a coarse pointer. The chosen one has a datum line below. */
export const cell = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: `calc(${size.control.default} + 1px)`,
    height: `calc(${size.control.default} + 1px)`,
    marginInlineEnd: -1,
    marginBottom: -1,
    border: `${vars.borderWidth.control} solid ${color.border.control}`,
    background: color.surface.raised,
    color: color.text.secondary,
    selectors: {
      '&:hover:enabled': { background: color.surface.hover, color: color.text.primary },
      '&:active:enabled': { background: color.surface.pressed },
      '[aria-invalid="true"] > &': { zIndex: 1, borderColor: color.border.invalid },
      '&[aria-checked="true"]': {
        zIndex: 2,
        background: color.selection.bg,
        color: color.text.primary,
        boxShadow: mark(color.accent.mark),
      },
      '&[aria-checked="true"]:hover:enabled': { background: color.accent.subtleHover },
      '&:disabled': {
        background: color.surface.disabled,
        borderColor: color.border.disabled,
        color: color.text.disabled,
      },
      '&[aria-checked="true"]:disabled': { boxShadow: mark(color.border.disabled) },
      '&:focus-visible': { ...focusRing['&:focus-visible'], zIndex: 3, borderRadius: vars.radius.xs },
    },
    '@media': {
      [media.coarsePointer]: {
        width: `calc(${size.control.touch} + 1px)`,
        height: `calc(${size.control.touch} + 1px)`,
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-checked="true"]': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'Highlight',
            boxShadow: 'none',
            color: 'HighlightText',
          },
          '&[aria-checked="true"]:hover:enabled': { background: 'Highlight' },
          '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
          '&[aria-checked="true"]:disabled': { background: 'GrayText', boxShadow: 'none', color: 'Canvas' },
        },
      },
    },
  }),
);
