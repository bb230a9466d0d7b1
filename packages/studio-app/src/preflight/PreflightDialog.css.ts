import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** Map and table side by side, below lg one above the other. */
export const split = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.fromLg]: {
      // Without positions, the table is alone.
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
    },
  },
});

export const map = style({
  height: '14rem',
  '@media': { [media.fromLg]: { height: '28rem' } },
});

export const name = style({ fontFamily: vars.font.family.mono });
