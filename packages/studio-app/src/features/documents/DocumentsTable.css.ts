import { vars } from '@inspection-studio/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { link } from '../../widgets/row-link.css.ts';

const { color, space } = vars;

export const document = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'middle',
});

export const icon = style({ flexShrink: 0, color: color.text.secondary });

export const name = style([
  link,
  {
    minWidth: 0,
    paddingInline: 0,
    border: 0,
    background: 'none',
    color: color.text.primary,
    font: 'inherit',
    fontWeight: vars.font.weight.semibold,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
]);

export const actions = style({ display: 'inline-flex', gap: space[1], verticalAlign: 'middle' });

export const compact = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] });

export const compactWords = style({ display: 'grid', gap: space[1], minWidth: 0 });

/** Under the name, beside the icon. */
export const compactFacts = style({
  paddingInlineStart: `calc(20px + ${space[3]})`,
  color: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
