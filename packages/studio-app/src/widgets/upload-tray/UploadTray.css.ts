import { focusOutlineInset, media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const gutter = 'var(--ds-gutter)';

/** Gets the focus when the row that had it goes. */
export const tray = style({ outline: 'none' });

/** From lg on the rows share their columns, as wide as the widest count and the most buttons ask for. */
export const rows = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.fromLg]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 14rem) minmax(6rem, 1fr) auto minmax(0, 16rem) auto',
      columnGap: space[4],
    },
  },
});

/** One line from lg on; below, the bar and its count stand under the words. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"sign names actions" ". messages actions" ". bar count"',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: 56,
  padding: `${space[2]} ${gutter}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:not(:first-child)': { borderTop: `1px solid ${color.border.hairline}` } },
  '@media': {
    [media.fromLg]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      gridTemplateAreas: '"sign names bar count messages actions"',
      columnGap: 'inherit',
    },
  },
});

export const sign = style({ gridArea: 'sign', display: 'grid', placeItems: 'center', width: 20 });
export const sending = style({ color: color.accent.mark });
export const statusSign = style({ width: 20, height: 20 });

export const names = style({ gridArea: 'names', display: 'grid', minWidth: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Names often differ only at their end: two lines of them. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  ...vars.typography.bodyStrong,
  color: color.text.primary,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': focusOutlineInset,
  },
});

export const asset = style({
  ...oneLine,
  ...vars.typography.caption,
  color: color.text.secondary,
  '@media': { [media.belowMd]: { display: 'none' } },
});

export const bar = style({ gridArea: 'bar' });

export const count = style({
  gridArea: 'count',
  justifySelf: 'end',
  color: color.text.secondary,
  ...vars.typography.table,
  '@media': { [media.fromLg]: { justifySelf: 'start' } },
});

export const messages = style({
  gridArea: 'messages',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  minWidth: 0,
  ...vars.typography.caption,
  '@media': {
    [media.belowLg]: { alignSelf: 'start', paddingBlockEnd: space[2] },
    [media.fromLg]: { display: 'grid', ...vars.typography.table },
  },
});

export const message = style({
  '@media': { [media.fromLg]: { fontWeight: vars.font.weight.semibold } },
  selectors: { [`${row}[data-status="Failed"] &`]: { color: color.text.danger } },
});

export const waiting = style({ ...vars.typography.caption, color: color.text.secondary });

export const failure = style({ ...vars.typography.caption, color: color.text.danger, overflowWrap: 'anywhere' });

export const processing = style({
  display: 'inline-flex',
  alignItems: 'start',
  gap: space[1],
  ...vars.typography.caption,
  color: color.text.secondary,
  selectors: { '&[data-processing="Failed"]': { color: color.text.danger } },
});

export const actions = style({ gridArea: 'actions', display: 'flex', justifyContent: 'flex-end', gap: space[2] });

/** Below md the icon stands alone, as large as a finger. */
export const action = style({
  '@media': {
    [media.belowMd]: {
      width: vars.size.control.touch,
      minHeight: vars.size.control.touch,
      padding: 0,
      border: 0,
      background: 'none',
    },
  },
});

export const actionIcon = style({ '@media': { [media.belowMd]: { width: 24, height: 24 } } });

export const actionWords = style({ '@media': { [media.belowMd]: { display: 'none' } } });
