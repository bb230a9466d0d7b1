import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

export const goTo = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], marginInlineStart: vars.space[3] }),
);

export const box = style(inComponents({ width: '4.5rem', minWidth: '4.5rem' }));
