import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';
import { media } from '../../theme/media.js';
import { TOOLTIP_GAP } from '../place-tooltip.js';

const appear = keyframes({ from: { opacity: 0 } });

export const x = createVar();
export const y = createVar();
export const arrowX = createVar();

export const tooltip = style(
  inComponents({
    position: 'relative',
    width: 'max-content',
    maxWidth: 'min(20rem, 100%)',
    padding: `6px ${vars.space[2]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.xs,
    background: vars.color.surface.inverse,
    color: vars.color.text.onInverse,
    fontFamily: vars.font.family.sans,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    ...vars.typography.caption,
  }),
);

export const placed = style(
  inComponents({
    position: 'absolute',
    zIndex: 1,
    top: y,
    insetInlineStart: x,
    animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}`,
    selectors: {
      // The arrow, and the way for a pointer between the mark and the tooltip.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: `calc(${arrowX} - 7px)`,
        width: 12,
        height: TOOLTIP_GAP,
        background: vars.color.surface.inverse,
      },
      '&[data-side="above"]::after': { top: '100%', clipPath: 'polygon(0 0, 100% 0, 50% 100%)' },
      '&[data-side="below"]::after': { bottom: '100%', clipPath: 'polygon(0 100%, 100% 100%, 50% 0)' },
    },
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { selectors: { '&::after': { background: 'CanvasText' } } },
    },
  }),
);

export const label = style(
  inComponents({ display: 'block', fontWeight: vars.font.weight.semibold, unicodeBidi: 'plaintext' }),
);

export const counts = style(inComponents({ display: 'block', unicodeBidi: 'plaintext' }));
