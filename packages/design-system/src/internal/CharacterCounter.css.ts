import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';
import { inComponents } from '../theme/in-layer.js';

export const counter = style(
  inComponents({
    position: 'relative',
    display: 'block',
    justifySelf: 'end',
    color: vars.color.text.secondary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.caption,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-stage="over"]': { color: vars.color.text.danger, fontWeight: vars.font.weight.semibold },
    },
  }),
);
