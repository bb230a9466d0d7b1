import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Names of the ends, colours and type; each in a column of its own from lg on. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  minWidth: 0,
  color: vars.color.text.primary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.table,
  '@media': { [media.fromLg]: { display: 'grid', gridTemplateColumns: '16rem 110px 5.5rem' } },
});

export const range = style({ minWidth: 0, color: vars.color.text.secondary, overflowWrap: 'anywhere' });
