import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Columns for the lowest and highest name, the colours and the type. Below sm, the names have a line of their own. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 1fr) minmax(2.5rem, 5rem) 4.25rem',
  alignItems: 'center',
  columnGap: vars.space[3],
  ...vars.typography.table,
  '@media': {
    [media.belowSm]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    [media.fromLg]: { gridTemplateColumns: '16rem 110px 5.5rem', columnGap: vars.space[4] },
  },
});

export const range = style({ '@media': { [media.belowSm]: { gridColumn: '1 / -1' } } });
