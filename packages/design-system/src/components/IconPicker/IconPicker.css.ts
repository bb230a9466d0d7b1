import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

export const frame = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[2], position: 'relative' }),
);

export const none = style(
  inComponents({
    color: vars.color.text.secondary,
    fontFamily: vars.font.family.sans,
    ...vars.typography.body,
  }),
);
