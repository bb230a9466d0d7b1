import { focusOutlineInset, media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** From lg, all rows share the same columns. */
export const rows = style({
  '@media': {
    [media.fromLg]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 14rem) minmax(6rem, 1fr) auto minmax(0, 16rem) auto',
      columnGap: space[4],
    },
  },
});

/** One line from lg. Below lg, the bar and its count are under the text. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"sign names actions" ". messages actions" ". bar count"',
  alignItems: 'center',
  columnGap: space[3],
  minHeight: 56,
  padding: `${space[2]} var(--ds-gutter)`,
  '@media': {
    [media.fromLg]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      gridTemplateAreas: '"sign names bar count messages actions"',
      columnGap: 'inherit',
    },
  },
});

export const sign = style({ gridArea: 'sign', color: color.accent.mark });
export const statusSign = style({ width: 20, height: 20 });
export const names = style({ gridArea: 'names' });

/** Up to two lines, because names often differ only at the end. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  ...vars.typography.bodyStrong,
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusOutlineInset },
});

export const asset = style({ '@media': { [media.belowMd]: { display: 'none' } } });

export const bar = style({ gridArea: 'bar' });

export const count = style({
  gridArea: 'count',
  justifySelf: 'end',
  '@media': { [media.fromLg]: { justifySelf: 'start' } },
});

export const messages = style({
  gridArea: 'messages',
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

/** File names have no spaces to break at. */
export const fileName = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const failedFile = style([fileName, { flex: 1 }]);

export const actions = style({ gridArea: 'actions' });

/** Below md, only the icon, at touch size. */
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
