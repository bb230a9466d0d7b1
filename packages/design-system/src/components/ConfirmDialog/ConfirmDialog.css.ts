import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

export const words = style(inComponents({ display: 'grid', gap: vars.space[4] }));
