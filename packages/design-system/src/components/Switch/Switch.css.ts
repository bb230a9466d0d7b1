import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusRing } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';

const { color, duration, easing } = vars;

const TRAVEL = 16;

const forcedOn = { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Highlight' } as const;

/** A handle of 14 px in a track of 36 by 20. */
export const track = style(
  inComponents({
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    width: 36,
    height: 20,
    border: `${vars.borderWidth.control} solid ${color.border.control}`,
    borderRadius: vars.radius.full,
    background: color.surface.raised,
    cursor: 'pointer',
    transition: `background-color ${duration.fast} ${easing.standard}, border-color ${duration.fast} ${easing.standard}`,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        top: 2,
        insetInlineStart: 2,
        width: 14,
        height: 14,
        borderRadius: vars.radius.full,
        background: color.border.control,
        transition: `transform ${duration.fast} ${easing.standard}`,
      },
      '&::after': { content: '""', position: 'absolute', inset: '-3px 0' },
      '&:hover:enabled': { borderColor: color.border.controlHover },
      '&:active:enabled': { background: color.surface.pressed },
      '&:checked': { background: color.accent.solid, borderColor: color.accent.solid },
      '&:checked:hover:enabled': { background: color.accent.solidHover, borderColor: color.accent.solidHover },
      '&:checked:active:enabled': { background: color.accent.solidActive },
      '&:checked::before': { background: color.text.onAccent, transform: `translateX(${TRAVEL}px)` },
      '[dir="rtl"] &:checked::before': { transform: `translateX(-${TRAVEL}px)` },
      '&:disabled': { background: color.surface.disabled, borderColor: color.border.disabled, cursor: 'not-allowed' },
      '&:disabled::before': { background: color.text.disabled },
      ...focusRing,
    },
    '@media': {
      [media.coarsePointer]: { selectors: { '&::after': { inset: '-13px -4px' } } },
      [media.reducedMotion]: { transition: 'none', selectors: { '&::before': { transition: 'none' } } },
      [media.forcedColors]: {
        selectors: {
          '&::before': { forcedColorAdjust: 'none', background: 'ButtonText' },
          '&:checked': forcedOn,
          '&:checked:hover:enabled': forcedOn,
          '&:checked:active:enabled': forcedOn,
          '&:checked::before': { background: 'HighlightText' },
          '&:disabled': { borderColor: 'GrayText' },
          '&:disabled::before': { background: 'GrayText' },
          '&:checked:disabled': { background: 'GrayText' },
          '&:checked:disabled::before': { background: 'Canvas' },
        },
      },
    },
  }),
);
