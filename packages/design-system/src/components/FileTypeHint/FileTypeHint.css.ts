import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

export const hint = style(
  inComponents({
    color: vars.color.text.secondary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.caption,
    overflowWrap: 'anywhere',
  }),
);
