import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Names of the ends, colours and type; each in a column of its own, on a phone the names on a line of their own. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 1fr) minmax(2.5rem, 5rem) 4.25rem',
  alignItems: 'center',
  columnGap: vars.space[3],
  minWidth: 0,
  color: vars.color.text.primary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.table,
  '@media': {
    [media.belowSm]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    [media.fromLg]: { gridTemplateColumns: '16rem 110px 5.5rem', columnGap: vars.space[4] },
  },
});

export const range = style({
  minWidth: 0,
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
  '@media': { [media.belowSm]: { gridColumn: '1 / -1' } },
});
