import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** From lg on the upload stands beside the list; before, above it, where a thumb finds it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  alignItems: 'start',
  '@media': { [media.fromLg]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
});

export const list = style({
  minWidth: 0,
  '@media': { [media.belowLg]: { order: 1 } },
});
