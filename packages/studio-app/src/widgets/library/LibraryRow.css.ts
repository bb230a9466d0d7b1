import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { linkRow, stretchedLink } from '../link.css.ts';

const { color, space } = vars;

export const row = style([linkRow, { height: '100%', minHeight: 44, padding: `${space[1]} ${space[3]}` }]);

const NARROW_LIST = '(max-width: 39.99rem)';

/** The date wraps under a long name. In a narrow list with facts, it stays beside the name, and the facts go under both. */
export const words = style({
  flex: 1,
  '@container': {
    [NARROW_LIST]: {
      selectors: {
        '&[data-facts]': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          rowGap: space[1],
          paddingBlock: space[1],
        },
      },
    },
  },
});

export const facts = style({ minWidth: 0, '@container': { [NARROW_LIST]: { gridArea: '2 / 1 / auto / -1' } } });

export const name = style({ flex: '1 1 10rem', overflowWrap: 'anywhere' });

/** A name that is struck through once its record is archived. */
export const archivable = style({
  selectors: {
    '&[data-archived]': {
      color: color.text.archived,
      fontWeight: vars.font.weight.regular,
      textDecoration: 'line-through',
    },
  },
});

/** Covers the whole row. Menus and buttons are above it. */
export const link = style([stretchedLink, archivable]);

export const end = style({ position: 'relative', flexShrink: 0, marginInlineEnd: `calc(-1 * ${space[2]})` });

/** Above the link of the row, so that its text can be selected. */
export const above = style({ position: 'relative' });
