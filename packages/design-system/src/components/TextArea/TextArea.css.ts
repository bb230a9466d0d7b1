import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { inComponents } from '../../theme/in-layer.js';

export const frame = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[1] }),
);

export const area = style(
  inComponents({
    display: 'block',
    maxHeight: '24rem',
    paddingTop: vars.space[2],
    paddingBottom: vars.space[2],
    resize: 'vertical',
    '@supports': { '(field-sizing: content)': { fieldSizing: 'content', minHeight: '5rem' } },
  }),
);
