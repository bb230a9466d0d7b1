import { focusOutlineInset, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  height: '100%',
  minHeight: 44,
  paddingBlock: space[1],
  paddingInline: space[3],
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&:has(a:focus-visible)': focusOutlineInset,
  },
});

const NARROW_LIST = '(max-width: 39.99rem)';

/** The date moves under a name that needs the line for itself; in a narrow list it stays there, and the facts go under both. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  minWidth: 0,
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

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  flex: '1 1 10rem',
  minWidth: 0,
  fontFamily: vars.font.family.sans,
  ...vars.typography.label,
  overflowWrap: 'anywhere',
});

/** The whole row is its target; menus and buttons lie above. */
export const link = style({
  color: color.text.primary,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&[data-archived]': {
      color: color.text.archived,
      fontWeight: vars.font.weight.regular,
      textDecoration: 'line-through',
    },
  },
});

export const date = style({
  color: color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.table,
  fontVariantNumeric: 'tabular-nums',
});

export const end = style({ position: 'relative', flexShrink: 0, marginInlineEnd: `calc(-1 * ${space[2]})` });

/** Why there is no button. */
export const reason = style({
  position: 'relative',
  color: color.text.secondary,
  fontFamily: vars.font.family.sans,
  ...vars.typography.caption,
});
