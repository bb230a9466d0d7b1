import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

export const list = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] }));

export const item = style(inComponents({ display: 'flex', maxWidth: '100%' }));
