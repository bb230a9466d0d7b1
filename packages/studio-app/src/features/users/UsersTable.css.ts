import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { link as baseLink } from '../../widgets/row-link.css.ts';

const { color, space } = vars;

export const person = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'middle',
});

export const name = style({
  minWidth: 0,
  color: color.text.primary,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
  selectors: { '&[data-status="Deleted"]': { color: color.text.secondary, textDecoration: 'line-through' } },
});

export const link = style([name, baseLink]);

export const email = style({ color: color.text.secondary, overflowWrap: 'anywhere' });

export const compact = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] });

export const compactWords = style({ display: 'grid', minWidth: 0 });

/** Under the name, beside the avatar. */
export const compactFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  // Close under the name, which is lower than its picture.
  marginBlockStart: `calc(-1 * ${space[1]})`,
  paddingInlineStart: `calc(32px + ${space[3]})`,
  color: color.text.secondary,
});
