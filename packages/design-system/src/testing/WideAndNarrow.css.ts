import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';
import { media } from '../theme/media.js';

export const columns = createVar();

export const grid = style({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
