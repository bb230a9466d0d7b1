import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

const { map } = vars.color;

/** The second plate, behind and to the upper end. */
export const cluster = style(
  inComponents({
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        top: -5,
        insetInlineStart: 5,
        width: 32,
        height: 32,
        borderRadius: vars.radius.xs,
        background: map.pin,
        boxShadow: `inset 0 0 0 1px ${map.pinText}`,
        opacity: 0.92,
      },
    },
  }),
);

export const badge = style(
  inComponents({
    position: 'absolute',
    top: -14,
    insetInlineEnd: -14,
    minWidth: 20,
    height: 20,
    padding: '0 4px',
    borderRadius: vars.radius.xs,
    background: map.pinBadge,
    color: map.pinBadgeText,
    textAlign: 'center',
    fontSize: '0.75rem',
    lineHeight: '20px',
    fontWeight: vars.font.weight.bold,
    forcedColorAdjust: 'none',
  }),
);
