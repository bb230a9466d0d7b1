import { media, vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** The card beside the content from lg on, above it below. */
export const profile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  fontFamily: vars.font.family.sans,
  '@media': { [media.fromLg]: { gridTemplateColumns: `${vars.size.sidePanel} minmax(0, 1fr)`, gap: space[8] } },
});

export const column = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const content = style({ display: 'grid', gap: space[6], minWidth: 0 });

export const description = style({
  maxWidth: vars.size.measure,
  margin: 0,
  color: color.text.primary,
  ...vars.typography.body,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const person = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const upload = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  fontVariantNumeric: 'tabular-nums',
});

export const uploadBar = style({ flex: '1 1 8rem', maxWidth: '18rem' });

export const section = style({ display: 'grid', gap: space[3], minWidth: 0, breakInside: 'avoid' });

export const sectionHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  minHeight: vars.size.control.default,
});

export const sectionTitle = style({ margin: 0, ...vars.typography.titleSm });

/** At the foot of the paper: which inspection, and when it was printed. */
export const printFooter = style({
  display: 'none',
  margin: 0,
  color: color.text.secondary,
  ...vars.typography.caption,
  '@media': { [media.print]: { display: 'block' } },
});

/** Nothing can be pressed on paper. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

export const sectionActions = style([screenOnly, { display: 'flex', alignItems: 'center', gap: space[2] }]);
