import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

export const list = style(inComponents({ fontFamily: vars.font.family.sans, ...vars.typography.body }));

export const more = style(
  inComponents({ paddingBlock: vars.space[2], color: vars.color.text.secondary, fontVariantNumeric: 'tabular-nums' }),
);
