import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { focusOutlineInset } from '../../theme/focus-ring.js';
import { inComponents } from '../../theme/in-layer.js';

const { color, size } = vars;

export const column = style(
  inComponents({
    display: 'inline-flex',
    flexDirection: 'column',
    overflow: 'hidden',
    border: `${vars.borderWidth.control} solid ${color.map.controlBorder}`,
    borderRadius: vars.radius.md,
    background: color.map.controlBg,
    color: color.map.controlText,
    boxShadow: vars.elevation[2],
  }),
);

export const button = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: size.control.default,
    height: size.control.default,
    selectors: {
      '& + &': { borderTop: `${vars.borderWidth.hairline} solid ${color.border.hairline}` },
      '&:hover': { background: color.surface.hover },
      '&:active': { background: color.surface.pressed },
      '&[aria-disabled]': { background: 'transparent', color: color.text.disabled, cursor: 'not-allowed' },
      '&:focus-visible': { ...focusOutlineInset, borderRadius: vars.radius.sm },
    },
  }),
);
